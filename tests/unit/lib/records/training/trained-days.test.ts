import { addDays, addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { nextLesson } from '@/lib/records/training/lesson';
import { minutesPerWeek } from '@/lib/records/training/progress';
import { earnedStage, wantsRefresher } from '@/lib/records/training/stage';
import { checklistViews } from '@/lib/records/training/view';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

const skill = { id: 'recall', name: 'Recall', stage: 'practising' as const, lastOn: null };
const plan = { title: 'Recall', weekdays: [1, 2, 3, 4, 5, 6, 7], durationMinutes: null };
const long = { ...plan, plannedFrom: '2000-01-01T00:00:00.000Z' };

test.each(changeDays)('R7.6 in $timeZone a lesson on $day stays next for an elapsed hour', ({ timeZone, day, odd }) => {
  const routine = { ...long, timeZone, timeOfDay: odd.time };
  const end = addMs(instantFromJson(odd.at), HOUR).toISOString();
  const days = around(end).map((at) => nextLesson([skill], [routine], at)?.planned?.day);
  expect(days).toEqual([day, day, addDays(day, 1)]);
});

test('R7.6 a late evening lesson stays next until half past midnight', () => {
  const routine = { ...long, timeZone: 'Asia/Kathmandu', timeOfDay: '23:30' };
  const days = around('2028-02-29T18:45:00.000Z').map((at) => nextLesson([skill], [routine], at)?.planned?.day);
  expect(days).toEqual(['2028-02-29', '2028-02-29', '2028-03-01']);
});

test.each(midnights)('R7.6 in $timeZone a lesson at midnight belongs to $day', ({ timeZone, day, begin }) => {
  const routine = { ...plan, timeZone, timeOfDay: '00:00' };
  const days = around(begin).map((from) => {
    const newRoutine = { ...routine, plannedFrom: from.toISOString() };
    return nextLesson([skill], [newRoutine], addMs(instantFromJson(begin), 1))?.planned?.day;
  });
  expect(days).toEqual([day, day, addDays(day, 1)]);
});

test.each([
  ['Europe/Madrid', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/Santiago', '2026-09-07', '2026-09-07T03:00:00.000Z'],
  ['America/Santiago', '2026-04-06', '2026-04-06T04:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-28', '2028-02-27T18:15:00.000Z'],
  ['Asia/Kathmandu', '2028-03-06', '2028-03-05T18:15:00.000Z'],
  ['Pacific/Apia', '2028-02-28', '2028-02-27T11:00:00.000Z'],
])('R7.6 in %s the week of %s begins at %s', (timeZone, monday, begin) => {
  const minutes = around(begin).map((at) => {
    const sessions = [{ practisedAt: at.toISOString(), minutes: 5 }];
    return minutesPerWeek(sessions, { weeks: 2, today: monday, timeZone, locale: 'es' }).map((week) => week.minutes);
  });
  expect(minutes).toEqual([
    [5, 0],
    [0, 5],
    [0, 5],
  ]);
});

test.each(midnights)('R7.6 in $timeZone sessions around midnight of $day count as two days', ({ timeZone, begin }) => {
  const session = (at: Date, place: string) => ({ practisedAt: at.toISOString(), attempts: 10, successes: 9, place });
  const stages = around(begin).map((at) => {
    const others = [instantFromJson(begin), addMs(instantFromJson(begin), HOUR)];
    return earnedStage([session(at, 'park'), ...others.map((one) => session(one, 'home'))], timeZone);
  });
  expect(stages).toEqual(['mastered', 'practising', 'practising']);
});

test.each([
  ['2028-01-30', '2028-02-28', false],
  ['2028-01-30', '2028-02-29', true],
  ['2028-01-30', '2028-03-01', true],
  ['2026-01-30', '2026-02-28', false],
  ['2026-01-30', '2026-03-01', true],
])('R7.6 mastered since %s, a skill needs a refresher on %s: %p', (lastOn, today, expected) => {
  expect(wantsRefresher('mastered', lastOn, today)).toBe(expected);
});

test.each([
  ['2028-02-29', '2029-02-28', true],
  ['2028-02-29', '2029-03-01', false],
  ['2027-02-28', '2028-02-27', true],
  ['2027-02-28', '2028-02-28', false],
  ['2027-02-28', '2028-03-28', false],
  ['2027-08-31', '2028-08-30', true],
  ['2027-08-31', '2028-08-31', false],
])('R7.6 a dog born on %s counts as young on %s: %p', (dateOfBirth, today, isYoung) => {
  const lists = checklistViews({ type: 'dog', dateOfBirth }, [], { locale: 'en', today });
  expect(lists.some(({ id }) => id === 'puppy')).toBe(isYoung);
});
