/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { WaitingBar } from '@/components/shell/waiting-bar';
import { startWaiting } from '@/lib/browser/page/waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading…' });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('R2.9 the wait indicator appears after 300 ms until the last wait ends', async () => {
  renderInLanguage(<WaitingBar />);
  let ends: (() => void)[] = [];

  act(() => {
    ends = [startWaiting(), startWaiting()];
  });
  await advanceTime(299);
  expect(bar()).toBeNull();

  await advanceTime(1);
  expect(bar()).toBeVisible();
  act(() => ends[0]?.());
  act(() => ends[0]?.());
  expect(bar()).toBeVisible();

  act(() => ends[1]?.());
  expect(bar()).toBeNull();
});

test('R2.9 a short wait shows no indicator', async () => {
  renderInLanguage(<WaitingBar />);
  let endWaiting: () => void = () => undefined;

  act(() => {
    endWaiting = startWaiting();
  });
  await advanceTime(200);
  act(() => endWaiting());
  await advanceTime(1000);

  expect(bar()).toBeNull();
});
