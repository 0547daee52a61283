import { viewAfterPinch } from '@/lib/records/routines/pinch';

test.each([
  [80, 'week'],
  [81, null],
  [100, null],
  [124, null],
  [125, 'day'],
])('R7.4 a pinch from 100 to %i opens %p', (now, view) => {
  expect(viewAfterPinch(100, now)).toBe(view);
});
