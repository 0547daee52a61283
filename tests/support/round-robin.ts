import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function roundRobin(targets: readonly { url: string }[]) {
  let turn = 0;
  const server = createServer((outerRequest, outerResponse) => {
    const { url: path = '/', method, headers } = outerRequest;
    const target = targets[turn % targets.length]?.url;
    turn += 1;
    // No agent, because a keep-alive connection may close just as it is reused.
    const passedOn = request(new URL(path, target), { method, headers, agent: false }, (answer) => {
      outerResponse.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outerResponse);
    });
    passedOn.once('error', () => outerResponse.destroy());
    outerRequest.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
