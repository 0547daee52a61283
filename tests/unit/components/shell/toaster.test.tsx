/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { Toaster } from '@/components/shell/toaster';
import { toast } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const isShown = (title: string) => screen.queryByText(title, { selector: 'div' }) !== null;
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const showToast = (message: Parameters<typeof toast>[0]) => act(async () => void toast(message));

beforeEach(() => {
  jest.useFakeTimers();
  renderInLanguage(<Toaster />);
});
afterEach(() => jest.useRealTimers());

test('R2.12 a toast disappears after 5 seconds, one with an action after 20', async () => {
  await showToast({ title: 'Saved' });
  await advanceTime(5100);
  expect(isShown('Saved')).toBe(false);

  await showToast({ title: 'Deleted', action: { label: 'Undo', onClick: () => undefined } });
  await advanceTime(19_900);
  expect(isShown('Deleted')).toBe(true);

  await advanceTime(200);
  expect(isShown('Deleted')).toBe(false);
});

test.each([
  ['hovered', 'pointerMove', 'pointerLeave'],
  ['focused', 'focusIn', 'focusOut'],
] as const)('a toast stays while it is %s', async (_how, begin, end) => {
  await showToast({ title: 'Deleted', action: { label: 'Undo', onClick: () => undefined } });
  const region = screen.getByRole('region', { hidden: true });

  await advanceTime(15_000);
  fireEvent[begin](region);
  await advanceTime(60_000);
  expect(isShown('Deleted')).toBe(true);

  fireEvent[end](region);
  await advanceTime(5100);
  expect(isShown('Deleted')).toBe(false);
});

test('a failed action can be retried', async () => {
  const onRetry = jest.fn();
  await showToast({ title: 'Not deleted', tone: 'danger', retry: onRetry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('R12.1 an action that fails offline says that it needs a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showToast({ title: 'Not deleted', tone: 'danger', retry: () => undefined });
  expect(isShown('You need to be online for this. Nothing was changed.')).toBe(true);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await showToast({ title: 'Not deleted', tone: 'danger', retry: () => undefined });
  expect(isShown('You need to be online for this. Nothing was changed.')).toBe(false);
});
