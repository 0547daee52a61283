// Minimal equivalent of a cached shared page: runs the same statement, then sends the same bytes. The file in the
// first argument contains { text, values, headers, body (base64) }.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const { text, values, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
// JSON turned bytes into an object.
const parameters = values.map((value) => (typeof value === 'object' ? Buffer.from(Object.values(value)) : value));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer(async (_, response) => {
  const { rows } = await pool.query({ name: 'one', text, values: parameters });
  response.writeHead(rows.length === 1 ? 200 : 404, headers).end(bytes);
});
server.listen(Number(process.argv[3]), '127.0.0.1');
