import { readMinutes } from '@/lib/core/tables/numbers';

test.each([
  ['90', 90],
  ['45 min', 45],
  ['1:30', 90],
  ['0:15:00', 15],
  ['an hour', null],
  ['99999', null],
])('R7.25 reads the duration %s', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
