import { networkInterfaces } from 'node:os';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { aMember } from '../support/people';
import { runQuietly } from '../support/processes.mjs';
import { parseAnswer, speaks } from '../support/raw-http';

const OPEN = { HOST: '0.0.0.0' };
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ databaseUrl: process.env.APP_DATABASE_URL, env: { ...OPEN, ALLOW_OUTBOX_ON_NETWORK: '1' } });
}, 180_000);
afterAll(() => app?.stop());

const outside = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

async function requestRaw(path: string, address: string, more = '') {
  const url = app.url.replace('localhost', address);
  const claims = `Host: localhost\r\nX-Pawfolio-Peer: loopback\r\nConnection: close${more}`;
  return parseAnswer((await (await speaks(`GET ${path} HTTP/1.1\r\n${claims}\r\n\r\n`, undefined, url)).closed).text);
}

/** Reads the flag from React's flight data in the page. */
const isOffered = (body: string) => /\\"development\\":true/.test(body);

test('R1.4 the outbox accepts connections from this machine only', async () => {
  const { email } = await aMember();
  const paths = [`/api/dev/outbox?email=${email}`, '/dev/outbox'];
  for (const path of paths) {
    expect([path, (await requestRaw(path, '127.0.0.1')).status]).toEqual([path, 200]);
    for (const address of outside) expect([path, (await requestRaw(path, address)).status]).toEqual([path, 404]);
    const proxiedAnswer = await requestRaw(path, '127.0.0.1', '\r\nX-Forwarded-For: 127.0.0.1');
    expect([path, proxiedAnswer.status]).toEqual([path, 404]);
  }
}, 60_000);

test('R1.4 the sign-in page links to the outbox for this machine only', async () => {
  for (const path of ['/auth/login', '/auth/magic-link-login', '/auth/forgot-password']) {
    expect([path, isOffered((await requestRaw(path, '127.0.0.1')).body)]).toEqual([path, true]);
    for (const address of outside)
      expect([path, isOffered((await requestRaw(path, address)).body)]).toEqual([path, false]);
  }
}, 60_000);

test('R1.4 an outbox exposed on an external interface stops startup with one line', async () => {
  const env = {
    ...process.env,
    ...OPEN,
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    PORT: '3999',
    APP_URL: '',
  };

  const { code, output } = await runQuietly(process.execPath, ['lib/server/server.mjs'], { env });

  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^Configuration: HOST opens .*ALLOW_OUTBOX_ON_NETWORK=1/);
}, 120_000);
