import { isLapsed } from '@/lib/browser/storage/saved-until';
import { DAY, HOUR } from '@/lib/core/time/dates';

const now = Date.UTC(2026, 10, 22);

test.each([
  ['just now', 0, false],
  ['29 days ago', 29 * DAY, false],
  ['30 days ago', 30 * DAY, false],
  ['30 days and an hour ago', 30 * DAY + HOUR, true],
  ['an hour ahead, by a clock that is a little wrong', -HOUR, false],
  ['a year ahead, by a clock that was put back', -365 * DAY, true],
  ['never', now, true],
  ['at an invalid time', Number.NaN, true],
])('R4.3 checks expiry of copies from a session confirmed %s', (_, age, lapsed) => {
  expect(isLapsed(now - age, now)).toBe(lapsed);
});
