import { greetingAt, partOfDay } from '@/lib/overviews/agenda/parts';

test.each([
  ['en', '00:00', 'morning'],
  ['en', '11:59', 'morning'],
  ['en', '12:00', 'afternoon'],
  ['en', '17:59', 'afternoon'],
  ['en', '18:00', 'evening'],
  ['es', '13:59', 'morning'],
  ['es', '14:00', 'afternoon'],
  ['es', '20:29', 'afternoon'],
  ['es', '20:30', 'evening'],
  ['es', '23:59', 'evening'],
] as const)('R1.10 in %s a task at %s is in the part: %s', (language, time, part) => {
  expect(partOfDay(time, language)).toBe(part);
});

test.each([
  ['en', '04:59', 'evening'],
  ['en', '05:00', 'morning'],
  ['es', '04:59', 'evening'],
  ['es', '05:00', 'morning'],
  ['es', '14:00', 'afternoon'],
  ['es', '20:30', 'evening'],
] as const)('R1.10 R5.1 in %s the greeting at %s is for the %s', (language, time, part) => {
  expect(greetingAt(time, language)).toBe(part);
});
