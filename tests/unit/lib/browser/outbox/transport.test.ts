import { Transport } from '@/lib/browser/outbox/transport';
import { CSRF_REFUSED } from '@/lib/core/http/csrf-refusal';
import { waitingWrite } from '@/tests/support/waiting-writes';

const requests: [string, RequestInit][] = [];

function answering(...answers: [number, object?, HeadersInit?][]) {
  requests.length = 0;
  globalThis.fetch = jest.fn(async (path, init = {}) => {
    requests.push([String(path), init]);
    if (path === '/api/csrf-token') return Response.json({ token: `t${requests.length}` });
    const [status, body = {}, headers = {}] = answers.shift() ?? [200];
    return Response.json(body, { status, headers });
  });
}

const before = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = before;
});

const headerOf = (index: number, name: string) => new Headers(requests[index]?.[1].headers).get(name);

test.each([
  [200, { id: 'w1' }, { kind: 'sent', answer: { id: 'w1' } }],
  [401, {}, { kind: 'signedOut' }],
  [500, {}, { kind: 'later', after: null, isAnswered: true }],
  [503, {}, { kind: 'later', after: null, isAnswered: true }],
  [422, { error: 'no' }, { kind: 'refused', status: 422 }],
] as const)('R12.2 a %i response is mapped to its outcome', async (status, body, outcome) => {
  answering([status, body]);
  expect(await new Transport('u1').send(waitingWrite({ tries: 1 }), null)).toMatchObject(outcome);
});

test('R12.4 every answer of the server is reported, network failures are not', async () => {
  const onAnswer = jest.fn();
  const transport = new Transport('u1', onAnswer);
  answering([503]);
  await transport.send(waitingWrite(), null);
  expect(onAnswer).toHaveBeenCalledTimes(2);

  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await transport.send(waitingWrite(), null);
  expect(onAnswer).toHaveBeenCalledTimes(2);
});

test('R12.2 a busy server’s retry delay is respected', async () => {
  answering([429, {}, { 'Retry-After': '7' }]);
  expect(await new Transport('u1').send(waitingWrite(), null)).toEqual({ kind: 'later', after: 7, isAnswered: true });
});

test.each([
  [10, 'later'],
  [11, 'refused'],
] as const)('R12.2 after %i server failures the outcome is %s', async (tries, kind) => {
  answering([500, { error: 'failed' }]);
  expect(await new Transport('u1').send(waitingWrite({ tries }), null)).toMatchObject({ kind });
});

test('R12.2 a stale token is renewed once, keeping the idempotency key', async () => {
  answering([403, { error: CSRF_REFUSED }], [200]);
  const { kind } = await new Transport('u1').send(waitingWrite(), null);

  expect(kind).toBe('sent');
  expect(requests.map(([path]) => path.split('/')[2])).toEqual(['csrf-token', 'pets', 'csrf-token', 'pets']);
  expect([1, 3].map((index) => headerOf(index, 'Idempotency-Key'))).toEqual(['key-1', 'key-1']);
  expect([1, 3].map((index) => headerOf(index, 'X-CSRF-Token'))).toEqual(['t1', 't3']);
  expect([1, 3].map((index) => headerOf(index, 'X-Page-User'))).toEqual(['u1', 'u1']);
});

test.each([
  ['a write', null, 8000],
  ['a file of a megabyte', new Uint8Array(1_000_000), 65_000],
])('R12.10 %s without an answer times out to be retried', async (_, file, within) => {
  answering();
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  const about = file && { name: 'a.pdf', type: 'application/pdf', bytes: 1 };
  await new Transport('u1').send(waitingWrite({ file: about as never }), file);
  expect(timeouts.mock.calls).toEqual([[8000], [within]]);
});

test('R12.2 a network failure leaves the outcome unknown', async () => {
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('offline');
  });
  expect(await new Transport('u1').send(waitingWrite(), null)).toEqual({ kind: 'later', after: null });
});

const HOUR = 3_600_000;

test.each([
  ['a clock that is right', 0, -1, 1],
  ['a clock a day behind', -24, -1, 1],
  ['a clock a day ahead', 24, -1, 1],
  ['a clock that was set back a day since', -24, 23, 0],
])('R12.3 a timestamp is never in the future, with %s', async (_, aheadHours, madeHours, expected) => {
  const now = Date.now();
  const server = now - aheadHours * HOUR;
  globalThis.fetch = jest.fn(async () =>
    Response.json({ token: 't' }, { headers: { Date: new Date(server).toUTCString() } }),
  );
  const moment = await new Transport('u1').momentOf(waitingWrite({ madeAt: now + madeHours * HOUR }));
  const ago = (server - Date.parse(moment ?? '')) / HOUR;
  expect(ago).toBeCloseTo(expected, 1);
});
