// Minimal HTTP server without a framework: sends bytes from memory. The file in the first argument lists the
// responses:
// [{ path, status, headers, body (base64) }].
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ path, status, headers, body }) => [
    path,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url);
  request.resume().once('end', () => response.writeHead(status, headers).end(body));
});
server.listen(Number(process.argv[3]), '127.0.0.1');
