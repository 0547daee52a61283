/** @jest-environment jsdom */
import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';

const answer = jest.fn();
const listener = jest.fn();
let stop: () => void = () => undefined;

function report(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockResolvedValue({ ok: true });
  listener.mockClear();
  globalThis.fetch = answer;
  AbortSignal.timeout ??= () => new AbortController().signal;
  stop = subscribeToConnection(listener);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('R12.2 a server that answers overrides navigator.onLine', async () => {
  report(false);
  expect(isOnline()).toBe(false);

  await pass(1);
  expect(isOnline()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('R2.6 the device is offline until the server answers', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  report(false);
  await pass(6000);
  expect(isOnline()).toBe(false);

  answer.mockResolvedValue({ ok: true });
  await pass(5000);
  expect(isOnline()).toBe(true);

  answer.mockResolvedValue({ ok: false });
  await pass(5000);
  expect(isOnline()).toBe(false);
});

test('R12.2 the server is not polled while the browser reports a connection', async () => {
  await pass(20_000);
  expect(answer).not.toHaveBeenCalled();
  report(false);
  await pass(1);
  report(true);
  await pass(20_000);
  expect([answer.mock.calls.length, isOnline()]).toEqual([1, true]);
});

test('R12.2 an answer from before another connection loss does not count', async () => {
  report(false);
  await pass(1);
  answer.mockImplementation(() => new Promise(() => undefined));
  report(false);
  await pass(1);
  expect(isOnline()).toBe(false);
});

test('R12.2 a hidden page sends no poll until it becomes visible', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  report(false);
  await pass(20_000);
  expect(answer).not.toHaveBeenCalled();

  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(isOnline()).toBe(true);
});
