/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { Toaster } from '@/components/shell/toaster';
import { toast } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const shown = (title: string) => screen.queryByText(title, { selector: 'div' }) !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = (message: Parameters<typeof toast>[0]) => act(async () => void toast(message));

beforeEach(() => {
  jest.useFakeTimers();
  renderInLanguage(<Toaster />);
});
afterEach(() => jest.useRealTimers());

test('R2.12 a toast disappears after 5 seconds, one with an action after 20', async () => {
  await say({ title: 'Saved' });
  await pass(5100);
  expect(shown('Saved')).toBe(false);

  await say({ title: 'Deleted', action: { label: 'Undo', onClick: () => undefined } });
  await pass(19_900);
  expect(shown('Deleted')).toBe(true);

  await pass(200);
  expect(shown('Deleted')).toBe(false);
});

test.each([
  ['hovered', 'pointerMove', 'pointerLeave'],
  ['focused', 'focusIn', 'focusOut'],
] as const)('a toast stays while it is %s', async (_how, begin, end) => {
  await say({ title: 'Deleted', action: { label: 'Undo', onClick: () => undefined } });
  const region = screen.getByRole('region', { hidden: true });

  await pass(15_000);
  fireEvent[begin](region);
  await pass(60_000);
  expect(shown('Deleted')).toBe(true);

  fireEvent[end](region);
  await pass(5100);
  expect(shown('Deleted')).toBe(false);
});

test('a failed action can be retried', async () => {
  const retry = jest.fn();
  await say({ title: 'Not deleted', tone: 'danger', retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('R12.1 an action that fails offline says that it needs a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await say({ title: 'Not deleted', tone: 'danger', retry: () => undefined });
  expect(shown('You need to be online for this. Nothing was changed.')).toBe(true);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await say({ title: 'Not deleted', tone: 'danger', retry: () => undefined });
  expect(shown('You need to be online for this. Nothing was changed.')).toBe(false);
});
