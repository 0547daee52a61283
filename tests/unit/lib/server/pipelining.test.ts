import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createRequestOrder } from '@/lib/server/pipelining.mjs';
import { entryServer } from '../../../support/entry-server';

const { serves, opens } = entryServer();
const requestLine = (path: string, ...headers: string[]) =>
  `${[`GET /api/${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

async function serveOnDemand() {
  const startedRequests: { path: string | undefined; response: ServerResponse }[] = [];
  await serves(({ url }, response) => startedRequests.push({ path: url?.slice('/api/'.length), response }));
  return { started: startedRequests, paths: () => startedRequests.map(({ path }) => path) };
}

test('handles pipelined requests one after another', async () => {
  const { started, paths } = await serveOnDemand();
  const line = await opens(requestLine('a') + requestLine('b') + requestLine('c'));
  await wait(50);
  expect(paths()).toEqual(['a']);

  started[0]?.response.end('first');
  await wait(50);
  expect(paths()).toEqual(['a', 'b']);

  started[1]?.response.end('second');
  await wait(50);
  started[2]?.response.end('third');
  await wait(50);
  expect(line.text().match(/first|second|third/g)).toEqual(['first', 'second', 'third']);

  await opens(requestLine('d'));
  await wait(50);
  expect(paths()).toEqual(['a', 'b', 'c', 'd']);
});

test('a connection with more than eight waiting requests is closed', async () => {
  const { paths } = await serveOnDemand();
  const patient = await opens(requestLine('nine').repeat(9));
  await (await opens(requestLine('ten').repeat(10))).closed;
  expect(paths()).toEqual(['nine', 'ten']);
  expect(patient.socket.destroyed).toBe(false);
});

test('starts no request after a response that closes the connection', async () => {
  const { started, paths } = await serveOnDemand();
  const { closed } = await opens(requestLine('a', 'Connection: close') + requestLine('b'));

  await wait(50);
  started[0]?.response.end('first');
  await closed;
  await wait(50);

  expect(paths()).toEqual(['a']);
});

test('starts no request for a client that has disconnected', async () => {
  const { paths } = await serveOnDemand();
  const { socket } = await opens(requestLine('a') + requestLine('b'));
  await wait(50);
  socket.destroy();
  await wait(50);
  expect(paths()).toEqual(['a']);
});

test('a waiting request starts in its own async context', () => {
  const storage = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const inOrder = createRequestOrder();
  const socket = Object.assign(new EventEmitter(), { writable: true }) as unknown as Socket;
  const responses = ['a', 'b'].map((name) => {
    const response = new EventEmitter() as ServerResponse;
    storage.run(name, () => inOrder({ socket }, response, () => void contexts.push(storage.getStore())));
    return response;
  });

  storage.run('a', () => responses[0]?.emit('close'));

  expect(contexts).toEqual(['a', 'b']);
});
