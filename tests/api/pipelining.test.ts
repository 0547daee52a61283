import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { aMember, type Person } from '../support/people';
import { parseAnswer, speaks } from '../support/raw-http';
import { appUrl, Visitor } from '../support/visitor';

const head = (path: string, { cookies, address }: Person) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(appUrl()).host}`,
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-Forwarded-For: ${address}`,
    '\r\n',
  ].join('\r\n');

/** Measures the slowest response of /api/health while `during` is pending, in milliseconds. */
async function slowestHealth(during: Promise<unknown>): Promise<number> {
  const visitor = new Visitor();
  let isOver = false;
  void during.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const began = performance.now();
    expect((await visitor.get('/api/health')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    await wait(20);
  }
  return slowest;
}

test('health answers while 500 pipelined page requests arrive on one connection', async () => {
  const ana = await aMember();
  await ana.get('/home');
  const { socket, closed } = await speaks(head('/home', ana).repeat(500));
  const patience = setTimeout(() => socket.destroy(), 20_000);
  const slowest = await slowestHealth(closed);

  clearTimeout(patience);
  console.info(
    `pipelined: health took ${Math.round(slowest)} ms at most; closed after ${Math.round((await closed).ms)} ms`,
  );

  expect(slowest).toBeLessThan(2_000);
}, 60_000);

test('pipelined requests are answered in order', async () => {
  const ana = await aMember();
  const last = head('/api/health?check=live', ana).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const { closed } = await speaks(head('/terms', ana) + head('/api/pets', ana) + last);
  const { text } = await closed;
  const types = [...text.matchAll(/^content-type: (\S+?);?[\s\r]/gim)].map(([, type]) => type);

  expect(types).toEqual(['text/html', 'application/json', 'application/json']);
  expect(parseAnswer(text).status).toBe(200);
});

test.each([
  ['a form', '/api/auth/magic-link/form', 'application/x-www-form-urlencoded', 2 * 1024 * 1024],
  ['JSON', '/api/auth/magic-link', 'application/json', 4 * 1024 * 1024],
])(
  'R2.1 a connection keeps working after rejecting %s that is far too large',
  async (_, path, type, bytes) => {
    const ana = await aMember();
    const { body: csrf } = await ana.get('/api/csrf-token');
    const sentRequests = [
      `POST ${path} HTTP/1.1`,
      `Origin: ${appUrl()}`,
      `X-CSRF-Token: ${csrf.token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${bytes}`,
      '',
    ];
    const post = head('/', ana).replace('GET / HTTP/1.1\r\n', sentRequests.join('\r\n'));
    const { socket, text, closed } = await speaks(post, Buffer.alloc(bytes, ' '));
    await once(socket, 'data');
    expect(parseAnswer(text()).status).toBe(413);

    socket.write(head('/api/health?check=live', ana).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect((await closed).text).toContain('HTTP/1.1 200 OK');
  },
  30_000,
);

test('rejects excessive page requests from one network while others are served', async () => {
  const [ana, ben] = [await aMember(), await aMember()];
  const flood = Promise.all(Array.from({ length: 150 }, () => ana.get('/home')));
  const [answers, slowest, others] = await Promise.all([flood, slowestHealth(flood), ben.get('/home')]);
  const refusals = answers.filter(({ status }) => status !== 200);

  console.info(`150 pages at once: health took ${Math.round(slowest)} ms at most; ${refusals.length} pages refused`);

  expect(others.status).toBe(200);
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    refusals.map(() => [503, '5']),
  );
}, 60_000);
