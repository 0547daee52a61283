import { whenReachable } from '@/lib/browser/offline/reachable';

const LOOK_MS = 5000;

function answering(...answers: (boolean | null)[]) {
  const fetching = jest.fn(async () => {
    const ok = answers.shift();
    if (ok === null || ok === undefined) throw new TypeError('Failed to fetch');
    return { ok };
  });
  globalThis.fetch = fetching as unknown as typeof fetch;
  return fetching;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('R12.2 a server that answers counts as reachable, even if the browser disagrees', async () => {
  const fetching = answering(null, false, true);
  const then = jest.fn();
  const stopWaiting = whenReachable(then);
  await jest.advanceTimersByTimeAsync(2 * LOOK_MS);
  expect([fetching.mock.calls.length, then.mock.calls.length]).toEqual([2, 0]);

  await jest.advanceTimersByTimeAsync(LOOK_MS);
  expect(then).toHaveBeenCalledTimes(1);
  stopWaiting();
  await jest.advanceTimersByTimeAsync(2 * LOOK_MS);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('R12.2 the server is not polled while no write waits', async () => {
  const fetching = answering(true);
  const then = jest.fn();
  let isWanted = false;
  const stopWaiting = whenReachable(then, () => isWanted);
  await jest.advanceTimersByTimeAsync(2 * LOOK_MS);
  expect(fetching).not.toHaveBeenCalled();

  isWanted = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1);
  expect(then).toHaveBeenCalledTimes(1);
  stopWaiting();
});
