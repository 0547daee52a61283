import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPageGate } from '@/lib/server/page-gate.mjs';
import { entryServer } from '../../../support/entry-server';
import { type Line, parseAnswer } from '../../../support/raw-http';

const { serves, opens } = entryServer();

async function aGate() {
  const rendering: { path: string | undefined; response: ServerResponse }[] = [];
  await serves(({ url }, response) => rendering.push({ path: url, response }), 1);
  const requestFrom = (path: string, from: string) =>
    opens(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`);
  const askOften = async (times: number, path: string, from: string): Promise<Line[]> => {
    const lines = await Promise.all(Array.from({ length: times }, () => requestFrom(path, from)));
    await wait(50);
    return lines;
  };
  return { rendering, asks: requestFrom, asksOften: askOften };
}

test('renders eight pages at once, four per address', async () => {
  const { rendering, asksOften } = await aGate();
  await asksOften(6, '/a', '10.0.0.1');
  expect(rendering).toHaveLength(4);

  await asksOften(3, '/b', '10.0.0.2');
  await asksOften(3, '/c', '10.0.0.3');
  expect(rendering.map(({ path }) => path)).toEqual([...Array(4).fill('/a'), ...Array(3).fill('/b'), '/c']);

  rendering[4]?.response.end();
  await wait(50);
  expect(rendering.map(({ path }) => path).slice(8)).toEqual(['/c']);
});

test('API calls and files bypass the gate', async () => {
  const { rendering, asksOften } = await aGate();
  await asksOften(6, '/pets', '10.0.0.1');
  await asksOften(6, '/api/health', '10.0.0.1');
  await asksOften(6, '/_next/static/x.js', '10.0.0.1');
  expect(rendering).toHaveLength(4 + 6 + 6);
});

test('refuses pages of an address once 64 are waiting', async () => {
  const { asks, asksOften } = await aGate();
  await asksOften(68, '/pets', '10.0.0.1');
  const { status, headers } = parseAnswer((await (await asks('/pets', '10.0.0.1')).closed).text);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

test('a closed connection frees its slot, rendering or waiting', async () => {
  const { rendering, asks, asksOften } = await aGate();
  const [first] = await asksOften(4, '/a', '10.0.0.1');
  const [waits] = await asksOften(1, '/gone', '10.0.0.1');

  await asks('/b', '10.0.0.1');
  waits?.socket.destroy();
  await wait(50);
  first?.socket.destroy();
  await wait(50);

  expect(rendering.map(({ path }) => path)).toEqual([...Array(4).fill('/a'), '/b']);
});

test('a client that does not read holds no slot', async () => {
  const { rendering, asks, asksOften } = await aGate();
  const lines = await asksOften(4, '/a', '10.0.0.1');
  for (const { socket } of lines) socket.pause();
  for (const { response } of rendering) response.write(Buffer.alloc(20_000_000));

  await asks('/b', '10.0.0.1');
  for (let passedMs = 0; rendering.length < 5 && passedMs < 10_000; passedMs += 50) await wait(50);

  expect(rendering.at(-1)?.path).toBe('/b');
});

test('renders a page that waited in its own async context', () => {
  const storage = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const enterGate = createPageGate();
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => {
    const response = Object.assign(new EventEmitter(), { write: () => true }) as unknown as ServerResponse;
    const renderPage = () => void contexts.push(storage.getStore());
    storage.run(name, () => enterGate('10.0.0.9', response, renderPage, () => undefined));
    return response;
  });

  storage.run('a', () => pages[0]?.emit('close'));
  for (const page of pages) page.emit('close');

  expect(contexts).toEqual(['a', 'b', 'c', 'd', 'e']);
});
