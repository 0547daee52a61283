import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { Visitor } from '../support/visitor';

// Starts another app with the same Postgres, or with its own embedded database, which only one process can open.
const databaseUrl = process.env.APP_DATABASE_URL;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ databaseUrl });
}, 60_000);
afterAll(() => app?.stop());

async function halfARequest(): Promise<{ socket: Socket; answer: Promise<string> }> {
  const visitor = new Visitor();
  visitor.at = app.url;
  const { body: csrf } = await visitor.get('/api/csrf-token');
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.setEncoding('utf8');
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  const answer = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  const headers = {
    Host: 'localhost',
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': csrf.token,
    'Sec-Fetch-Site': 'same-origin',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    'Content-Length': '2',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(['POST /api/auth/login HTTP/1.1', ...lines, '', '{'].join('\r\n'));
  return { socket, answer };
}

async function untilClosed(): Promise<void> {
  while (
    await fetch(`${app.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  ) {
    await new Promise((later) => setTimeout(later, 20));
  }
}

test('a server stopped repeatedly finishes its request and exits cleanly', async () => {
  const { socket, answer } = await halfARequest();
  // This request was sent after the stalled one, so its response proves that the stalled one has arrived.
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  const appExit = once(app.child, 'exit');
  app.child.kill('SIGTERM');
  app.child.kill('SIGTERM');
  await untilClosed();
  app.child.kill('SIGTERM');
  expect(app.child.exitCode).toBeNull();

  socket.write('}');
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(await appExit).toEqual([0, null]);
  expect(app.lines.join('\n')).toContain('"msg":"stopped"');
}, 30_000);
