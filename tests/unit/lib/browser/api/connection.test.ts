/** @jest-environment jsdom */
import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';

const onAnswer = jest.fn();
const listener = jest.fn();
let stopListening: () => void = () => undefined;

function reportConnection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  onAnswer.mockReset().mockResolvedValue({ ok: true });
  listener.mockClear();
  globalThis.fetch = onAnswer;
  AbortSignal.timeout ??= () => new AbortController().signal;
  stopListening = subscribeToConnection(listener);
});
afterEach(() => {
  stopListening();
  jest.useRealTimers();
});

test('R12.2 a server that answers overrides navigator.onLine', async () => {
  reportConnection(false);
  expect(isOnline()).toBe(false);

  await advanceTime(1);
  expect(isOnline()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('R2.6 the device is offline until the server answers', async () => {
  onAnswer.mockRejectedValue(new TypeError('Failed to fetch'));
  reportConnection(false);
  await advanceTime(6000);
  expect(isOnline()).toBe(false);

  onAnswer.mockResolvedValue({ ok: true });
  await advanceTime(5000);
  expect(isOnline()).toBe(true);

  onAnswer.mockResolvedValue({ ok: false });
  await advanceTime(5000);
  expect(isOnline()).toBe(false);
});

test('R12.2 the server is not polled while the browser reports a connection', async () => {
  await advanceTime(20_000);
  expect(onAnswer).not.toHaveBeenCalled();
  reportConnection(false);
  await advanceTime(1);
  reportConnection(true);
  await advanceTime(20_000);
  expect([onAnswer.mock.calls.length, isOnline()]).toEqual([1, true]);
});

test('R12.2 an answer from before another connection loss does not count', async () => {
  reportConnection(false);
  await advanceTime(1);
  onAnswer.mockImplementation(() => new Promise(() => undefined));
  reportConnection(false);
  await advanceTime(1);
  expect(isOnline()).toBe(false);
});

test('R12.2 a hidden page sends no poll until it becomes visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  reportConnection(false);
  await advanceTime(20_000);
  expect(onAnswer).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await advanceTime(1);
  expect(isOnline()).toBe(true);
});
