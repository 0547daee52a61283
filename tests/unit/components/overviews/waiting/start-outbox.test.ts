import { startOutbox } from '@/components/overviews/waiting/start-outbox';
import { showWaiting } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '../../../../support/a-waiting';

const outbox = {
  mergeWith: jest.fn(),
  refreshWaiting: jest.fn(async () => undefined),
  sendAtOnce: jest.fn(async () => false),
  sendOnceReachable: jest.fn(async () => undefined),
  isRefusedForNow: jest.fn(() => false),
};
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/lib/browser/vault/vault', () => ({ fetchVault: async () => null }));

const lookIn = (looks: number) => jest.advanceTimersByTimeAsync(5000 * looks);
let stopWaiting = (): void => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  outbox.isRefusedForNow.mockReturnValue(false);
  globalThis.fetch = jest.fn(async () => ({ ok: true })) as unknown as typeof fetch;
  showWaiting({ entries: [aWaiting()], sending: null });
  stopWaiting = startOutbox();
  await jest.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  stopWaiting();
  jest.useRealTimers();
});

test('R12.2 a reachable server triggers sending once, and again after an outage', async () => {
  await lookIn(2);
  showWaiting({ sending: 1 });
  await lookIn(1);
  showWaiting({ sending: null });
  await lookIn(2);
  expect(outbox.sendOnceReachable).toHaveBeenCalledTimes(1);

  (fetch as jest.Mock).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await lookIn(3);
  expect(outbox.sendOnceReachable).toHaveBeenCalledTimes(2);
});

test('R12.2 a refusing server is not polled', async () => {
  outbox.isRefusedForNow.mockReturnValue(true);
  await lookIn(3);
  expect(fetch).not.toHaveBeenCalled();
});

test('R12.2 later writes are sent too while navigator.onLine is wrong', async () => {
  const trouble = { kind: 'gone' } as const;
  showWaiting({ entries: [aWaiting({ trouble })] });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await lookIn(2);
  expect(outbox.sendOnceReachable).not.toHaveBeenCalled();

  for (const seq of [2, 3]) {
    showWaiting({ entries: [aWaiting({ trouble }), aWaiting({ seq })] });
    await lookIn(2);
  }
  expect(outbox.sendOnceReachable).toHaveBeenCalledTimes(2);
});

test('R12.2 a false offline report triggers sending; a real loss does not', async () => {
  (fetch as jest.Mock).mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await lookIn(1);
  expect(outbox.sendAtOnce).toHaveBeenCalledTimes(1);

  (fetch as jest.Mock).mockResolvedValue({ ok: true });
  window.dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(1);
  expect(outbox.sendAtOnce).toHaveBeenCalledTimes(2);
});
