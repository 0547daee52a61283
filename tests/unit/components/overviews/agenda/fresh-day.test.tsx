import { renderHook } from '@testing-library/react';
import { useFreshDay } from '@/components/overviews/agenda/fresh-day';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const SERVER = Date.parse('2026-03-07T08:00:00Z');
const MINUTE = 60_000;
const until = (minutes: number) => new Date(SERVER + minutes * MINUTE).toISOString();

beforeEach(() => {
  router.refresh.mockClear();
  jest.useFakeTimers({ now: SERVER });
});
afterEach(() => jest.useRealTimers());

test('R1.10 a page is refreshed once its time is over', () => {
  renderHook(() => useFreshDay(until(2)));

  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).not.toHaveBeenCalled();

  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('a device whose clock is ahead does not refresh endlessly', () => {
  jest.setSystemTime(SERVER + 20 * MINUTE);
  const { rerender } = renderHook(({ minutes }) => useFreshDay(until(minutes)), { initialProps: { minutes: 15 } });

  for (let answer = 1; answer <= 10; answer += 1) rerender({ minutes: 15 + answer / 60 });
  expect(router.refresh).toHaveBeenCalledTimes(3);

  jest.advanceTimersByTime(MINUTE);
  expect(router.refresh).toHaveBeenCalledTimes(4);
});
