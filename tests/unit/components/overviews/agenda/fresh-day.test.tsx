import { renderHook } from '@testing-library/react';
import { useFreshDay } from '@/components/overviews/agenda/fresh-day';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let server = Date.parse('2026-03-07T08:00:00Z');

const pageMade = (minutes: number) => {
  const at = new Date(server + minutes * MINUTE);
  return { at, until: new Date(at.getTime() + 2 * MINUTE).toISOString() };
};

type Page = ReturnType<typeof pageMade>;

const renderFreshDay = (page: Page) =>
  renderHook(({ until, at }: Page) => useFreshDay(until, at), { initialProps: page });

beforeEach(() => {
  // The newest page sets the clock offset, so each test must be later than the one before.
  server += DAY;
  router.refresh.mockClear();
  jest.useFakeTimers({ now: server });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['right', 0],
  ['ahead', 20],
  ['behind', -20],
])('R1.10 an old page is refreshed when the clock is %s', (_, minutes) => {
  jest.setSystemTime(server + minutes * MINUTE);
  const { rerender } = renderFreshDay(pageMade(0));
  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).not.toHaveBeenCalled();

  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  rerender(pageMade(2));
  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('R1.10 a clock set forward causes a single refresh', () => {
  const { rerender } = renderFreshDay(pageMade(0));

  jest.setSystemTime(server + 20 * MINUTE);
  window.dispatchEvent(new Event('focus'));
  for (let answer = 1; answer <= 5; answer += 1) rerender(pageMade(answer / 60));

  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('R1.10 an older page reopened with Back is refreshed', () => {
  const first = renderFreshDay(pageMade(0));
  first.unmount();
  jest.advanceTimersByTime(5 * MINUTE);

  renderFreshDay(pageMade(0));

  expect(router.refresh).toHaveBeenCalledTimes(1);
});
