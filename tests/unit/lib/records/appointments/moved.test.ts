import fc from 'fast-check';
import { addDays } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { moveDates } from '@/lib/records/appointments/moved';
import { seriesStarts } from '@/lib/records/appointments/series';
import { repeatSteps } from '@/lib/records/appointments/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const hour = fc.integer({ min: 4, max: 20 }).map((value) => `${String(value).padStart(2, '0')}:30`);
const zone = fc.constantFrom('Europe/Madrid', 'America/New_York', 'UTC');

test.each([
  ['Europe/Madrid', '2026-03-19', ['2026-03-26 10:15', '2026-04-02 10:15']],
  ['Europe/Madrid', '2026-10-15', ['2026-10-22 10:15', '2026-10-29 10:15']],
  ['America/New_York', '2026-02-26', ['2026-03-05 10:15', '2026-03-12 10:15']],
  ['America/New_York', '2026-10-22', ['2026-10-29 10:15', '2026-11-05 10:15']],
])('R7.8 in %s series moved to %s keep local times across clock changes', (timeZone, first, days) => {
  const startsAt = toInstant(addDays(first, -1), '10:00', timeZone);
  const rows = seriesStarts(startsAt, timeZone, { every: 'week', times: 3 }).map((at) => ({
    startsAt: at,
    timeZone,
  }));
  const after = { startsAt: toInstant(first, '10:15', timeZone), timeZone };
  const movedTimes = moveDates(rows.slice(1), { startsAt, timeZone }, after).map((at) => fromInstant(at, timeZone));

  expect(movedTimes.map(({ day, time }) => `${day} ${time}`)).toEqual(days);
});

test('R7.8 a moved series equals a series created at the new time', () => {
  const every = fc.constantFrom(...repeatSteps.slice(0, 2));
  fc.assert(
    fc.property(
      zone,
      zone,
      hour,
      hour,
      fc.integer({ min: -40, max: 40 }),
      every,
      (from, to, before, after, days, step) => {
        const repeat = { every: step, times: 26 };
        const start = { startsAt: toInstant('2026-06-01', before, from), timeZone: from };
        const goal = { startsAt: toInstant(addDays('2026-06-01', days), after, to), timeZone: to };
        const rows = seriesStarts(start.startsAt, from, repeat).map((startsAt) => ({ startsAt, timeZone: from }));
        expect(moveDates(rows, start, goal)).toEqual(seriesStarts(goal.startsAt, to, repeat));
      },
    ),
    { numRuns: RUNS },
  );
});

test('R7.8 single moved dates keep their offset; an unchanged start moves nothing', () => {
  const timeZone = 'Europe/Madrid';
  const before = { startsAt: toInstant('2026-06-01', '10:00', timeZone), timeZone };
  const odd = [{ startsAt: toInstant('2026-06-09', '17:45', timeZone), timeZone }];
  const after = { startsAt: toInstant('2026-06-01', '11:00', timeZone), timeZone };
  expect(moveDates(odd, before, after)).toEqual([toInstant('2026-06-09', '18:45', timeZone)]);
  expect(moveDates(odd, before, before)).toEqual(odd.map(({ startsAt }) => startsAt));
});
