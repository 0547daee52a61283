import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';
import { headerProblems } from '../support/safe-headers';
import type { Visitor } from '../support/visitor';

/** Next writes into this file where the types of the last started server are. */
const typesFile = 'next-env.d.ts';

let app: RunningApp;
let types: string;
beforeAll(async () => {
  types = readFileSync(typesFile, 'utf8');
  app = await startApp({ dev: true });
}, 250_000);
afterAll(async () => {
  await app?.stop();
  writeFileSync(typesFile, types);
});

function at<V extends Visitor>(visitor: V): V {
  visitor.at = app.url;
  return visitor;
}

async function openPage(visitor: Visitor, path: string) {
  const answer = await visitor.get(path);
  return { ...answer, text: String(answer.body), policy: answer.headers.get('content-security-policy') ?? '' };
}

test('the development server serves public and signed-in pages with their headers', async () => {
  const ana = at(new Person());
  for (const [path, word] of [
    ['/', 'Pawfolio'],
    ['/auth/login', 'Email'],
  ] as const) {
    const page = await openPage(ana, path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain(word);
    expect(page.policy).toMatch(/script-src 'self' 'nonce-/);
    // Scripts of Next's development server need `unsafe-eval`.
    expect(headerProblems(path, page).filter((problem) => !problem.startsWith('policy'))).toEqual([]);
  }

  await ana.signsIn();
  const home = await openPage(ana, '/home');
  expect(home.status).toBe(200);
  expect(home.text).toContain('Add');
  expect(home.policy).toMatch(/script-src 'self' 'nonce-/);
}, 480_000);

test('the development server accepts the hot-reload WebSocket', async () => {
  const { host, port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  const lines = [
    'GET /_next/hmr?id=test HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${app.url}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
});

test('the development server warns only about the middleware file convention', () => {
  const warnings = app.lines.filter((line) => /warn|error|⚠|⨯|"level":[456]0/i.test(line));
  expect(warnings.filter((line) => !line.includes('The "middleware" file convention is deprecated'))).toEqual([]);
});

test('the development server shuts down cleanly', async () => {
  const appExit = once(app.child, 'exit');
  app.child.kill('SIGINT');
  expect(await appExit).toEqual([0, null]);
  expect(app.lines.join('\n')).toContain('"msg":"stopped"');
}, 15_000);
