import { turnByWeekday } from '@/lib/collections/responsible';
import { addDays, addMs } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';

const week = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

const around: [string, string, string, [string, string, string]][] = [
  ['Europe/Madrid', 'clocks go forward on Sunday', '2026-03-29', ['sa', 'su', 'su']],
  ['Europe/Madrid', 'the day after they went forward', '2026-03-30', ['su', 'mo', 'mo']],
  ['Europe/Madrid', 'clocks go back on Sunday', '2026-10-25', ['sa', 'su', 'su']],
  ['Europe/Madrid', 'the day after they went back', '2026-10-26', ['su', 'mo', 'mo']],
  ['America/New_York', 'clocks go forward on Sunday', '2026-03-08', ['sa', 'su', 'su']],
  ['America/New_York', 'clocks go back on Sunday', '2026-11-01', ['sa', 'su', 'su']],
  ['Asia/Kathmandu', 'quarters of an hour', '2026-05-20', ['tu', 'we', 'we']],
  ['Pacific/Apia', 'a day ahead of most others', '2026-05-20', ['tu', 'we', 'we']],
  ['Pacific/Apia', 'a Friday that never was', '2011-12-31', ['th', 'sa', 'sa']],
];

test.each(around)('R11.5 in %s the turn changes at midnight: %s', (timeZone, _, day, expected) => {
  const midnight = toPlannedInstant(day, '00:00', timeZone);
  const turnAfter = (ms: number) => turnByWeekday({ responsible: week, timeZone }, addMs(midnight, ms));
  expect([turnAfter(-1), turnAfter(0), turnAfter(1)]).toEqual(expected);
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('R11.5 a day with a clock change belongs to one person: %s', (day, hours) => {
  const timeZone = 'Europe/Madrid';
  const [from, until] = [
    toPlannedInstant(day, '00:00', timeZone),
    toPlannedInstant(addDays(day, 1), '00:00', timeZone),
  ];
  expect(until.getTime() - from.getTime()).toBe(hours * 3_600_000);
  for (let hour = 0; hour < hours; hour += 1)
    expect(turnByWeekday({ responsible: week, timeZone }, addMs(from, hour * 3_600_000))).toBe('su');
});

test.each([
  ['not set', [], null],
  ['one person', ['ana'], 'ana'],
  ['anyone on that day', ['ana', null, 'ana', 'ana', 'ana', 'ana', 'ana'], null],
])('R11.5 responsible is %s', (_, responsible, expected) => {
  const tuesday = new Date('2026-05-19T10:00:00Z');
  expect(turnByWeekday({ responsible, timeZone: 'UTC' }, tuesday)).toBe(expected);
});
