/** @jest-environment jsdom */
import { NoAnswerError } from '@/lib/browser/api/api-client';
import { subscribeToConnection } from '@/lib/browser/api/connection';
import { type Sent, sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { waitingWrite } from '@/tests/support/waiting-writes';

const outbox = {
  storeWaiting: jest.fn(async () => true),
  sendNow: jest.fn(async () => false),
  sendAtOnce: jest.fn(async () => true),
  refreshWaiting: jest.fn(async () => undefined),
};
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));

const key = '01990000-0000-7000-8000-000000000001';
const about = { petId: 'luna', collection: 'weights', verb: 'create', entryId: key, method: 'POST' } as const;
const weight: Sent = {
  ...about,
  path: '/api/pets/luna/weights',
  body: { grams: 1 },
  shown: { id: key, grams: 1 },
  key,
};
const hang = () => new Promise<object>(() => undefined);
const storedArguments = [expect.objectContaining({ entryId: key }), key, null];

let now = 0;

beforeEach(() => {
  // Moves the clock, so that no request of the previous test is pending.
  now += 60_000;
  jest.useFakeTimers({ now });
  jest.clearAllMocks();
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  showWaiting(nothingWaits);
});
afterEach(() => jest.useRealTimers());

test('R12.10 a save without an answer goes to the outbox after four seconds', async () => {
  const savedEntry = sendOrStore(weight, hang);
  await jest.advanceTimersByTimeAsync(3900);
  expect(outbox.storeWaiting).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await savedEntry).toEqual(weight.shown);
  expect(outbox.storeWaiting).toHaveBeenCalledWith(...storedArguments, true);
});

test('R12.10 a late answer triggers another attempt to send the outbox', async () => {
  let answerRequest: (entry: object) => void = () => undefined;
  const savedEntry = sendOrStore(weight, () => new Promise<object>((resolve) => (answerRequest = resolve)));
  await jest.advanceTimersByTimeAsync(4100);
  await savedEntry;
  expect(outbox.sendAtOnce).not.toHaveBeenCalled();
  answerRequest({ id: key });
  await jest.advanceTimersByTimeAsync(1);
  expect(outbox.sendAtOnce).toHaveBeenCalledTimes(1);
});

test('R12.10 a file may take longer than four seconds', async () => {
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const savedEntry = sendOrStore(
    { ...weight, file },
    () => new Promise<object>((later) => setTimeout(() => later({}), 9000)),
  );
  await jest.advanceTimersByTimeAsync(9100);
  expect(await savedEntry).toEqual({});
  expect(outbox.storeWaiting).not.toHaveBeenCalled();
});

test('R12.10 a second save waits behind the first within four seconds', async () => {
  showWaiting({ ...nothingWaits, entries: [waitingWrite()] });
  outbox.sendNow.mockImplementationOnce(hang as never);
  const sendEntry = jest.fn(hang);
  const savedEntry = sendOrStore(weight, sendEntry);
  await jest.advanceTimersByTimeAsync(4100);
  expect(await savedEntry).toEqual(weight.shown);
  expect(sendEntry).not.toHaveBeenCalled();
  expect(outbox.storeWaiting).toHaveBeenCalledWith(...storedArguments, false);
});

test('R12.10 a save waits for its answer if the outbox is unavailable', async () => {
  outbox.storeWaiting.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const savedEntry = sendOrStore(
    weight,
    () => new Promise((_, fail) => setTimeout(() => fail(new NoAnswerError()), 15_000)),
  );
  const failure = expect(savedEntry).rejects.toThrow(NoAnswerError);
  await jest.advanceTimersByTimeAsync(15_100);
  await failure;
});

const tick: Sent = {
  ...{ petId: 'luna', collection: 'completions', verb: 'create', entryId: 'walk/2026-03-28', method: 'PUT', key },
  ...{ path: '/api/pets/luna/routines/walk/completions/2026-03-28', body: { status: 'done' }, isMomentary: true },
  shown: { status: 'done' },
};
const undo: Sent = { ...tick, verb: 'remove', method: 'DELETE', body: null, isMomentary: false, key: undefined };

test('R12.10 a completion that hangs is stored under its first key', async () => {
  const savedEntry = sendOrStore(tick, hang);
  await jest.advanceTimersByTimeAsync(4100);
  await savedEntry;
  expect(outbox.storeWaiting).toHaveBeenCalledWith(expect.anything(), key, null, true);
});

test('R12.10 an undo waits until the pending save has ended', async () => {
  let failRequest: (error: Error) => void = () => undefined;
  const startMs = Date.now();
  const savedEntry = sendOrStore({ ...tick, entryId: 'hay' }, () => new Promise((_, reject) => (failRequest = reject)));
  await jest.advanceTimersByTimeAsync(4100);
  await savedEntry;

  const sendEntry = jest.fn(async () => ({}));
  await sendOrStore({ ...undo, entryId: 'hay' }, sendEntry);
  expect(sendEntry).not.toHaveBeenCalled();
  const notBefore = startMs + 15_000;
  expect(outbox.storeWaiting).toHaveBeenLastCalledWith(
    expect.objectContaining({ verb: 'remove', notBefore }),
    expect.any(String),
    null,
    false,
  );

  failRequest(new NoAnswerError());
  await jest.advanceTimersByTimeAsync(1);
  await sendOrStore({ ...undo, entryId: 'hay' }, sendEntry);
  expect(sendEntry).toHaveBeenCalledTimes(1);
});

test('R12.2 a save is sent once the server proves navigator.onLine wrong', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ ok: true });
  const stopListening = subscribeToConnection(() => undefined);
  await jest.advanceTimersByTimeAsync(1);
  const sendEntry = jest.fn(async () => ({ id: key }));
  await sendOrStore(weight, sendEntry);
  expect([sendEntry.mock.calls.length, outbox.storeWaiting.mock.calls.length]).toEqual([0, 1]);

  await jest.advanceTimersByTimeAsync(5000);
  await sendOrStore({ ...weight, entryId: 'another' }, sendEntry);
  expect([sendEntry.mock.calls.length, outbox.storeWaiting.mock.calls.length]).toEqual([1, 1]);
  stopListening();
});
