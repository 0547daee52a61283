import { pinchedTo } from '@/lib/records/routines/pinch';

test.each([
  [80, 'week'],
  [81, null],
  [100, null],
  [124, null],
  [125, 'day'],
])('R7.4 fingers that were 100 apart and are %i show %p', (now, view) => {
  expect(pinchedTo(100, now)).toBe(view);
});
