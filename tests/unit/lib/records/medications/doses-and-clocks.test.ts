import { addDays, addMs, DAY, dayIn, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { allergyRefusal } from '@/lib/records/medications/checked-medication';
import { checkDose, earlyQuestion } from '@/lib/records/medications/dose-check';
import { adherence, nextDose, trackedDoses } from '@/lib/records/medications/dose-log';
import { dosesLeft, findDoubleDose } from '@/lib/records/medications/double-dose';
import { type Course, dosageOn, isOver, lateStart, plannedDoses } from '@/lib/records/medications/plan';
import { stockOf } from '@/lib/records/medications/stock';
import { viewOf } from '@/lib/records/medications/view';
import { sinceEver } from '@/tests/support/a-plan';
import { aConflict, noConflict } from '@/tests/support/allergy-warnings';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';
import { apoquel } from '../../../components/records/medications/a-medication';

const plain: Course = {
  ...{ frequency: 'SID', startsOn: '2000-01-01', endsOn: null, reminders: [], timeZone: 'UTC' },
  ...{ dosage: '1 tablet', steps: [], ...sinceEver },
};
const iso = (doses: readonly { at: Date }[]) => doses.map(({ at }) => at.toISOString());
const later = (moment: string, ms: number) => addMs(instantFromJson(moment), ms).toISOString();
const noon = instantFromJson('2026-05-20T12:00:00Z');

test.each([
  ['SID', 6 * HOUR, false],
  ['SID', 6 * HOUR + 1, true],
  ['BID', 3 * HOUR, false],
  ['BID', 3 * HOUR + 1, true],
  ['Q2H', HOUR, false],
  ['Q2H', HOUR + 1, true],
] as const)('R11.4 asks before giving a %s dose %d ms early: %s', (frequency, ahead, isAsked) => {
  expect(earlyQuestion({ ...plain, frequency }, addMs(noon, ahead), noon) !== null).toBe(isAsked);
});

test.each([
  [8 * HOUR + 29 * MINUTE, 'medications.validation.early?count=8'],
  [2 * DAY - 1, 'medications.validation.early?count=48'],
  [2 * DAY, 'medications.validation.earlyDays?count=2'],
])('R11.4 the question for a dose %d ms early is %s', (ahead, question) => {
  expect(earlyQuestion(plain, addMs(noon, ahead), noon)).toBe(question);
});

describe('R7.3 on a night when clocks change', () => {
  test.each(changeDays)('R7.3 in $timeZone a dose at $odd.time on $day comes once', (change) => {
    const { timeZone, begin, end, odd } = change;
    const [from, to] = [addMs(instantFromJson(begin), -DAY), addMs(instantFromJson(end), DAY - 1)];
    const doses = iso(plannedDoses({ ...plain, timeZone, reminders: [odd.time] }, from, to));
    expect(doses).toHaveLength(3);
    expect(doses[1]).toBe(odd.at);
  });

  test.each(changeDays)('R7.3 in $timeZone $day has a dose every 4 of $hours hours', (change) => {
    const { timeZone, day, begin, hours } = change;
    const course: Course = { ...plain, frequency: 'Q4H', startsOn: day, endsOn: day, timeZone, reminders: ['00:00'] };
    const doses = iso(plannedDoses(course, instantFromJson(begin), addMs(instantFromJson(begin), 2 * DAY)));
    const elapsedHours = hours === 23 ? [0, 4, 8, 12, 16, 20] : [0, 4, 8, 12, 16, 20, 24];
    expect(doses).toEqual(elapsedHours.map((hour) => later(begin, hour * HOUR)));
  });

  test.each(changeDays)('R7.3 in $timeZone a dose on $day is late after six elapsed hours', ({ timeZone, odd }) => {
    const course = { ...plain, timeZone, reminders: [odd.time] };
    const plannedAt = instantFromJson(odd.at);
    const stateAt = (at: Date) => trackedDoses(course, [], { from: plannedAt, to: plannedAt, at })[0]?.state;
    const limit = around(later(odd.at, 6 * HOUR));

    expect(around(odd.at).map(stateAt)).toEqual(['upcoming', 'due', 'due']);
    expect(limit.map(stateAt)).toEqual(['due', 'due', 'missed']);
    expect(limit.map((at) => nextDose(course, [], at)?.at.toISOString() === odd.at)).toEqual([true, true, false]);
  });

  test.each(changeDays)('R7.3 in $timeZone on $day the guard interval counts elapsed hours', ({ change }) => {
    const givenDoses = [{ status: 'given' as const, at: later(change, -6 * HOUR) }];
    const kindAt = (limits: object, ms: number) =>
      around(later(change, ms - 6 * HOUR)).map((at) => {
        const all = { frequency: 'PRN' as const, reminders: [], minHoursBetween: null, maxPerDay: null, ...limits };
        return findDoubleDose(all, givenDoses, at)?.kind ?? null;
      });

    expect(kindAt({ frequency: 'SID' }, 12 * HOUR)).toEqual(['recent', null, null]);
    expect(kindAt({ minHoursBetween: 8 }, 8 * HOUR)).toEqual(['recent', null, null]);
    expect(kindAt({}, 10 * MINUTE)).toEqual(['recent', null, null]);
    expect(kindAt({ maxPerDay: 1 }, DAY)).toEqual(['limit', null, null]);
  });

  test.each(changeDays)('R7.3 in $timeZone a dose on $day can’t be logged a day before', ({ timeZone, odd }) => {
    const course = { ...plain, timeZone, reminders: [odd.time] };
    const dose = { status: 'given' as const, scheduledFor: instantFromJson(odd.at), hasLine: false };
    const doseProblems = around(later(odd.at, -DAY)).map((now) => checkDose(course, { ...dose, at: now }, null, now));
    expect(doseProblems).toEqual([{ scheduledFor: 'medications.validation.tooEarly' }, {}, {}]);
  });
});

describe('R7.3 a medication’s day ends at midnight in its time zone', () => {
  test.each(midnights)(
    'R7.3 in $timeZone start, end and steps take effect at midnight of $day',
    ({ timeZone, day, begin }) => {
      const viewsAround = (change: object) =>
        around(begin).map((at) => viewOf({ ...apoquel, timeZone, ...change }, [], at));
      const steps = [{ from: day, dosage: '1/2 tablet' }];

      expect(viewsAround({ startsOn: day }).map(({ current }) => current)).toEqual([false, true, true]);
      expect(viewsAround({ startsOn: '2000-01-01', endsOn: addDays(day, -1) }).map(({ over }) => over)).toEqual([
        false,
        true,
        true,
      ]);
      expect(around(begin).map((at) => dosageOn({ ...apoquel, steps }, dayIn(at, timeZone)))).toEqual([
        '1 tablet',
        '1/2 tablet',
        '1/2 tablet',
      ]);
    },
  );

  test.each(midnights)('R7.3 in $timeZone a course until $day can be ended on that day', ({ timeZone, day, begin }) => {
    const allergyCheck = { ...noConflict, conflicts: [aConflict()] };
    const endedMedication = { ...apoquel, timeZone, endsOn: day, allergyCheck };
    expect(around(begin).map((at) => allergyRefusal(endedMedication, at)?.code)).toEqual([
      'allergy_conflict',
      undefined,
      undefined,
    ]);
  });

  test.each(midnights)('R7.3 in $timeZone nothing can be logged before $day', ({ timeZone, day, begin }) => {
    const course = { ...plain, timeZone, startsOn: day };
    const dose = { status: 'given' as const, scheduledFor: null, hasLine: false };
    const now = instantFromJson(later(begin, DAY));
    const doseProblems = around(begin).map((at) => checkDose(course, { ...dose, at }, null, now));
    expect(doseProblems).toEqual([{ at: 'medications.validation.beforeStart' }, {}, {}]);
  });

  test.each(midnights)('R7.3 in $timeZone a dose entered late on $day is due at once', ({ timeZone, day, begin }) => {
    const course: Course = { ...plain, frequency: 'QMO', startsOn: day, timeZone, reminders: ['00:00'] };
    const moments = around(begin);
    const late = moments.map((from) => lateStart({ ...course, plannedFrom: from.toISOString() })?.at);
    expect(late).toEqual([undefined, undefined, moments[2]]);
  });

  test.each(midnights)('R7.3 in $timeZone the last dose on $day empties the box', ({ timeZone, day, begin }) => {
    const box = { ...plain, timeZone, reminders: ['00:00'], stockDoses: 1, refillBelow: null };
    const ends = around(begin).map((at) => stockOf(box, fromInstant(at, timeZone).day, at)?.runsOutOn);
    expect(ends).toEqual([day, day, addDays(day, 1)]);
  });
});

test.each([
  ['Asia/Kathmandu', ['2026-01-31T02:15', '2026-02-28T02:15', '2026-03-31T02:15', '2026-04-30T02:15']],
  ['Pacific/Apia', ['2026-01-30T19:00', '2026-02-27T19:00', '2026-03-30T19:00', '2026-04-29T19:00']],
  ['America/Santiago', ['2026-01-31T11:00', '2026-02-28T11:00', '2026-03-31T11:00', '2026-04-30T12:00']],
])('R7.3 in %s monthly doses on the 31st keep month and local time', (timeZone, moments) => {
  const course: Course = { ...plain, frequency: 'QMO', startsOn: '2026-01-31', timeZone, reminders: ['08:00'] };
  const doses = plannedDoses(course, new Date('2026-01-01T00:00Z'), new Date('2026-05-15T00:00Z'));
  expect(iso(doses)).toEqual(moments.map((moment) => `${moment}:00.000Z`));
});

test.each([
  ['2028-02-28', false, '1 tablet'],
  ['2028-02-29', false, '1/2 tablet'],
  ['2028-03-01', true, '1/2 tablet'],
])('R7.3 on %s, a course until 29 February has ended: %p', (today, over, dosage) => {
  const course = { ...plain, endsOn: '2028-02-29', steps: [{ from: '2028-02-29', dosage: '1/2 tablet' }] };
  expect(isOver(course, today)).toBe(over);
  expect(isOver({ ...plain, frequency: 'ONCE', startsOn: '2028-02-29' }, today)).toBe(over);
  expect(dosageOn(course, today)).toBe(dosage);
});

test.each([
  ['2028-02-27', '2028-03-01'],
  ['2026-02-27', '2026-03-02'],
  ['2026-10-24', '2026-10-27'],
])('R7.3 on %s, three daily doses last until %s', (today, end) => {
  const box = { ...plain, reminders: ['08:00'], stockDoses: 3, refillBelow: null, timeZone: 'Europe/Madrid' };
  expect(stockOf(box, today, instantFromJson(`${today}T10:00:00Z`))?.runsOutOn).toBe(end);
});

test('R7.3 accepts a phone clock up to five minutes ahead', () => {
  const now = instantFromJson('2028-02-29T12:00:00Z');
  const dose = { status: 'given' as const, scheduledFor: null, hasLine: false };
  const doseProblems = around(later(now.toISOString(), 5 * MINUTE)).map((at) =>
    checkDose(plain, { ...dose, at }, null, now),
  );
  expect(doseProblems).toEqual([{}, {}, { at: 'entries.validation.dateInFuture' }]);
});

test('R7.3 a daily limit counts exactly 24 hours', () => {
  const limits = { frequency: 'PRN' as const, reminders: [], minHoursBetween: null, maxPerDay: 1 };
  const givenDoses = [{ status: 'given' as const, at: '2028-02-28T12:00:00.000Z' }];
  expect(around('2028-02-29T12:00:00.000Z').map((at) => dosesLeft(limits, givenDoses, at))).toEqual([0, 1, 1]);
});

test('R7.3 seven days of adherence start exactly seven days ago', () => {
  const since = instantFromJson(plain.plannedFrom);
  const adherences = around('2028-03-01T08:00:00.000Z').map((at) =>
    adherence({ ...plain, reminders: ['08:00'] }, [], { days: 7, at, since, complete: true }),
  );
  expect(adherences.map((one) => one?.due)).toEqual([7, 7, 6]);
});
