import { readWhen } from '@/lib/core/tables/dates';
import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { weightAlerts } from '@/lib/records/weights/alerts';
import { growthGuide } from '@/lib/records/weights/growth';
import { lifeStageOn } from '@/lib/records/weights/life-stage';
import { weeklyMedians } from '@/lib/records/weights/weekly';
import { goalPhase } from '@/lib/records/weights/weight-goal';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

test.each([
  ['cat', '2024-02-29', '2025-02-28', 'kitten'],
  ['cat', '2024-02-29', '2025-03-01', 'youngAdult'],
  ['cat', '2027-02-28', '2028-02-27', 'kitten'],
  ['cat', '2027-02-28', '2028-02-28', 'youngAdult'],
  ['rabbit', '2025-05-31', '2026-02-28', 'young'],
  ['rabbit', '2025-05-31', '2026-03-01', 'adult'],
  ['horse', '2024-02-29', '2028-02-28', 'young'],
  ['horse', '2024-02-29', '2028-02-29', 'adult'],
])('R7.3 a %s born on %s has on %s the stage: %s', (type, dateOfBirth, day, stage) => {
  expect(lifeStageOn(day, { type, dateOfBirth }, null).stage).toBe(stage);
});

// Weeks of age from February 1, 2028, a leap year.
test.each([
  ['dog', '2028-02-07', null],
  ['dog', '2028-02-08', 'puppyEarly'],
  ['dog', '2028-02-28', 'puppyEarly'],
  ['dog', '2028-02-29', null],
  ['dog', '2028-03-06', null],
  ['dog', '2028-03-07', 'puppyLater'],
  ['dog', '2028-08-01', 'puppyLater'],
  ['dog', '2028-08-02', null],
  ['cat', '2028-01-31', null],
  ['cat', '2028-02-01', 'kitten'],
  ['cat', '2028-04-11', 'kitten'],
  ['cat', '2028-04-12', null],
])('R7.3 a %s born 1 February follows on %s the growth guide %p', (type, day, guide) => {
  expect(growthGuide(day, { type, dateOfBirth: '2028-02-01' })).toBe(guide);
});

test('R7.3 a week of weight readings is seven elapsed days', () => {
  const latest = { measuredAt: '2028-03-01T08:00:00.000Z', grams: 1000 };
  const weeksAgo = around('2028-02-23T08:00:00.000Z').map(
    (at) => weeklyMedians([latest, { measuredAt: at.toISOString(), grams: 900 }]).at(-1)?.ago,
  );
  expect(weeksAgo).toEqual([1, 1, 0]);
});

test('R7.3 weight alerts stop after ninety days', () => {
  const measuredAt = '2028-02-29T08:00:00.000Z';
  const readings = [4000, 5000].map((grams, index) => ({
    measuredAt: addMs(instantFromJson(measuredAt), -index * 21 * DAY).toISOString(),
    grams,
  }));
  const pet = { type: 'cat', breed: null, dateOfBirth: '2020-01-01', deceasedOn: null, goal: null };
  const end = addMs(instantFromJson(measuredAt), 90 * DAY).toISOString();
  expect(around(end).map((at) => weightAlerts(readings, pet, at).length > 0)).toEqual([true, true, false]);
});

test.each([
  ['2028-01-30', 'none'],
  ['2028-01-31', 'losing'],
  ['2028-02-29', 'losing'],
  ['2028-03-01', 'over'],
])('R7.3 a goal from 31 January to 29 February on %s: %s', (day, phase) => {
  const goal = { grams: 4000, from: '2028-01-31', by: '2028-02-29' };
  const weeks = [{ ago: 0, grams: 5000, at: instantFromJson(`${day}T12:00:00Z`) }];
  expect(goalPhase(goal, weeks)).toBe(phase);
});

test.each(changeDays)('R7.3 in $timeZone $odd.time on $day is parsed from a file', ({ timeZone, day, odd }) => {
  const [year, month, date] = day.split('-');
  expect(readWhen(day, odd.time, timeZone)?.toISOString()).toBe(odd.at);
  expect(readWhen(`${date}/${month}/${year} ${odd.time}`, '', timeZone)?.toISOString()).toBe(odd.at);
});

test.each(midnights)('R7.3 in $timeZone $day without a time means noon', ({ timeZone, day }) => {
  expect(readWhen(day, '', timeZone)).toEqual(readWhen(day, '12:00', timeZone));
});

test.each([
  ['2028-02-29', '2028-02-29T06:15:00.000Z'],
  ['29.2.2028', '2028-02-29T06:15:00.000Z'],
  ['2026-02-29', undefined],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
])('R7.3 in Kathmandu, %s in a file is parsed as %p', (text, moment) => {
  expect(readWhen(text, '', 'Asia/Kathmandu')?.toISOString()).toBe(moment);
});
