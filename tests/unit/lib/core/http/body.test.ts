import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBodyGate, readJson, receiveBody } from '@/lib/core/http/body';
import { AppError } from '@/lib/core/runtime/errors';

const KIB = 1024;

function aSender(headers: Record<string, string> = {}) {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  let askCount = 0;
  const source = {
    start(controller: ReadableStreamDefaultController<Uint8Array>) {
      write = controller;
    },
    pull() {
      askCount += 1;
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
  const sendBytes = (bytes: number) => {
    const part = new Uint8Array(bytes).fill(32);
    write?.enqueue(part);
    return new WeakRef(part);
  };
  const ends = () => write?.close();
  return {
    request: new Request('http://test/', init as RequestInit),
    sends: sendBytes,
    ends,
    isRead: () => askCount > 0,
  };
}

const codeOf = (reading: Promise<unknown>) => reading.then(String, (error: AppError) => error.code);

const stateOf = (reading: Promise<unknown>) => Promise.race([reading, Promise.resolve('still reading')]);

const rules = (enter: ReturnType<typeof createBodyGate>, limit = 100 * KIB) => ({
  limit,
  enter,
  withinMs: 25_000,
  tooLarge: () => new AppError('too_large', 'too large'),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a stalled body times out after ten seconds', async () => {
  const { request, sends } = aSender();
  const reading = codeOf(readJson(request));
  sends(100);
  await jest.advanceTimersByTimeAsync(9_900);
  sends(100);
  await jest.advanceTimersByTimeAsync(9_900);

  expect(await stateOf(reading)).toBe('still reading');
  await jest.advanceTimersByTimeAsync(200);
  expect(await reading).toBe('timeout');
});

test('a trickling body times out eventually', async () => {
  const { request, sends } = aSender();
  const reading = codeOf(receiveBody(request, rules(createBodyGate('drip', KIB * KIB)), async () => 'whole'));
  for (let second = 0; second < 25; second += 5) {
    sends(1);
    await jest.advanceTimersByTimeAsync(5_000);
  }

  expect(await reading).toBe('timeout');
});

test('a body is not read before a slot is free', async () => {
  const enterGate = createBodyGate('places', 400 * KIB);
  const senders = Array.from({ length: 5 }, (_, at) => aSender({ 'x-forwarded-for': `10.0.0.${at}` }));
  const readings = senders.map(({ request }) => codeOf(receiveBody(request, rules(enterGate), async () => 'whole')));

  await jest.advanceTimersByTimeAsync(5_000);
  expect(senders.map(({ isRead }) => isRead())).toEqual([true, true, true, true, false]);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(senders[4]?.isRead()).toBe(true);
  expect(await Promise.all(readings.slice(0, 4))).toEqual(Array(4).fill('timeout'));
});

test('one address takes at most half of the slots', async () => {
  const enterGate = createBodyGate('half', 400 * KIB);
  const senders = Array.from({ length: 4 }, () => aSender({ 'x-forwarded-for': '10.0.0.1' }));
  for (const { request } of senders) void codeOf(receiveBody(request, rules(enterGate), async () => 'whole'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(senders.map(({ isRead }) => isRead())).toEqual([true, true, false, false]);
});

test('small bodies never wait for a slot', async () => {
  const enterGate = createBodyGate('small', 100 * KIB);
  const lengths = [100 * KIB, 200, 16 * KIB, 16 * KIB + 1];
  const senders = lengths.map((length) => aSender({ 'content-length': String(length) }));
  for (const { request } of senders) void codeOf(receiveBody(request, rules(enterGate), async () => 'whole'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(senders.map(({ isRead }) => isRead())).toEqual([true, true, true, false]);
});

test('four oversized bodies of one address are drained at once', async () => {
  const tooLong = { 'content-length': String(200 * KIB), 'x-forwarded-for': '10.0.0.2' };
  const senders = Array.from({ length: 6 }, () => aSender(tooLong));
  const enterGate = createBodyGate('drained at once', KIB * KIB);

  const readings = senders.map(({ request }) => codeOf(receiveBody(request, rules(enterGate), async () => 'whole')));
  await jest.advanceTimersByTimeAsync(1_000);

  expect(senders.map(({ isRead }) => isRead())).toEqual([true, true, true, true, false, false]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await Promise.all(readings)).toEqual(Array(6).fill('timeout'));
});

test('a body declared as too long is discarded', async () => {
  const { request, sends } = aSender({ 'content-length': String(200 * KIB) });
  const useBody = jest.fn();
  const reading = codeOf(receiveBody(request, rules(createBodyGate('long', KIB * KIB)), useBody));
  for (let sentCount = 0; sentCount < 10; sentCount += 1) sends(60 * KIB);

  await jest.advanceTimersByTimeAsync(100);

  expect(await reading).toBe('too_large');
  expect(useBody).not.toHaveBeenCalled();
});

test.each([
  ['as long as allowed arrives whole', [], String(100 * KIB)],
  ['of one byte more is too large', [1], 'too_large'],
])('a body %s', async (_, more, outcome) => {
  const { request, sends, ends } = aSender();
  const countBytes = async (parts: Uint8Array[]) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const reading = codeOf(receiveBody(request, rules(createBodyGate('whole', KIB * KIB)), countBytes));
  for (const bytes of [40 * KIB, 60 * KIB, ...more]) sends(bytes);
  ends();

  await jest.advanceTimersByTimeAsync(100);

  expect(await stateOf(reading)).toBe(outcome);
  expect(jest.getTimerCount()).toBe(0);
});

test('an oversized body is read until it exceeds five times the limit', async () => {
  const { request, sends } = aSender();
  const reading = codeOf(receiveBody(request, rules(createBodyGate('five', KIB * KIB)), async () => 'whole'));
  for (let sentCount = 0; sentCount < 5; sentCount += 1) sends(100 * KIB);
  await jest.advanceTimersByTimeAsync(100);
  expect(await stateOf(reading)).toBe('still reading');

  sends(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(await stateOf(reading)).toBe('too_large');
});

test.each<Record<string, string>>([{}, { 'content-length': String(200 * KIB) }])(
  'keeps no part of an oversized body in memory: %j',
  async (headers) => {
    setFlagsFromString('--expose-gc');
    const { request, sends } = aSender(headers);
    void codeOf(receiveBody(request, rules(createBodyGate('held', KIB * KIB)), async () => 'whole'));
    const parts = [60, 60, 60, 60].map((size) => sends(size * KIB));
    await jest.advanceTimersByTimeAsync(100);

    runInNewContext('gc')();

    expect(parts.slice(0, 3).map((part) => part.deref())).toEqual([undefined, undefined, undefined]);
  },
);

test('sixteen of the largest JSON bodies are read at once', async () => {
  const senders = Array.from({ length: 17 }, (_, at) => aSender({ 'x-forwarded-for': `10.0.1.${at}` }));
  const readings = senders.map(({ request }) => codeOf(readJson(request)));
  await jest.advanceTimersByTimeAsync(1_000);

  expect(senders.map(({ isRead }) => isRead())).toEqual([...Array(16).fill(true), false]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await Promise.all(readings)).toEqual(Array(17).fill('timeout'));
});
