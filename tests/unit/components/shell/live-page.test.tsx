import { render } from '@testing-library/react';
import { LivePage } from '@/components/shell/live-page';
import { followEvents } from '@/lib/browser/api/events';
import { instantFromJson } from '@/lib/core/time/dates';

const refreshRouter = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshRouter }) }));
jest.mock('@/lib/browser/api/events', () => ({ followEvents: jest.fn(() => () => undefined) }));

const closeSettled = jest.fn(async () => undefined);
jest.mock('@/lib/browser/offline/close-settled', () => ({ closeSettled: () => closeSettled() }));

const renderedAt = instantFromJson('2026-11-25T08:00:00Z');

function receiveEvent(at: string) {
  const [, onChange] = jest.mocked(followEvents).mock.lastCall ?? [];
  onChange?.(Date.parse(at));
}

beforeEach(() => {
  jest.useFakeTimers();
  refreshRouter.mockClear();
  render(<LivePage at={renderedAt} />);
});
afterEach(() => jest.useRealTimers());

test('R11.6 another user’s change refreshes the page once', () => {
  receiveEvent('2026-11-25T08:00:01Z');
  receiveEvent('2026-11-25T08:00:02Z');
  jest.advanceTimersByTime(1000);

  expect(refreshRouter).toHaveBeenCalledTimes(1);
});

test('R11.6 a change already on the page triggers no refresh', () => {
  receiveEvent('2026-11-25T07:59:59Z');
  jest.advanceTimersByTime(1000);

  expect(refreshRouter).not.toHaveBeenCalled();
});

test('R11.6 the page is refreshed only after an open sheet closes', () => {
  const sheet = document.createElement('div');
  sheet.setAttribute('role', 'dialog');
  document.body.append(sheet);
  receiveEvent('2026-11-25T08:00:01Z');
  jest.advanceTimersByTime(5000);
  expect(refreshRouter).not.toHaveBeenCalled();

  sheet.remove();
  jest.advanceTimersByTime(1000);
  expect(refreshRouter).toHaveBeenCalledTimes(1);
});

test.each([
  ['granted', 2],
  ['denied', 0],
] as const)('R11.5 with notifications %s, each change checks for completed reminders', async (permission, times) => {
  closeSettled.mockClear();
  jest.useRealTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  Object.defineProperty(window, 'Notification', { value: { permission }, configurable: true });
  render(<LivePage at={renderedAt} />);
  receiveEvent('2026-11-25T08:00:01Z');

  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(closeSettled).toHaveBeenCalledTimes(times);
});
