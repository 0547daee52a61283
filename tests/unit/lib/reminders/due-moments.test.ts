import fc from 'fast-check';
import { dayMoments, evaluateMoments, MAX_DELAY, type Moments } from '@/lib/collections/reminder-times';
import { addDays, addMs, DAY, HOUR, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { appointmentMoments } from '@/lib/records/appointments/reminder-source';
import { horizonOf, medicationMoments } from '@/lib/records/medications/reminder-source';
import { type RemindedRoutine, routineMoments, WEEKLY_HORIZON } from '@/lib/records/routines/reminder-source';
import { dailyMoments } from '@/lib/reminders/summary-source';
import { sinceEver } from '@/tests/support/a-plan';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana'];
const zone = fc.constantFrom(...zones);
const moment = fc
  .integer({ min: 0, max: 3 * 366 * 24 * 60 })
  .map((n) => addMs(new Date('2025-01-01T00:00Z'), n * MINUTE));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const routine: fc.Arbitrary<RemindedRoutine> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  timeOfDay: time,
  timeZone: zone,
  reminderMinutesBefore: fc.integer({ min: 0, max: 1440 }),
  plannedFrom: fc.constant(null),
});
const course = {
  frequency: 'BID',
  startsOn: '2026-03-01',
  endsOn: null,
  reminders: ['08:00', '20:00'],
  timeZone: 'Europe/Madrid',
  dosage: null,
  steps: [],
} as const;
const medication = { ...course, reminders: [...course.reminders], steps: [], ...sinceEver };

const iso = (dates: readonly { at: Date }[]) => dates.map(({ at }) => at.toISOString());
const old = new Date('2020-01-01T00:00Z');

function tickReminders(moments: Moments, from: Date, until: Date, step: number, horizon: number): string[] {
  const reminderTimes: string[] = [];
  let evaluatedAt: Date | null = from;
  for (let now = from; now <= until; now = addMs(now, step)) {
    if (evaluatedAt === null || evaluatedAt > now) continue;
    const { due, next } = evaluateMoments(moments, { evaluatedAt, createdAt: old, now, horizon });
    reminderTimes.push(...iso(due));
    evaluatedAt = next;
  }
  return reminderTimes;
}

describe('routines', () => {
  test('R7.4 a task’s reminder comes before its time, only on its weekdays', () => {
    const times = { weekdays: [1, 3], timeOfDay: '08:00', timeZone: 'Europe/Madrid', plannedFrom: null };
    const walk = { ...times, reminderMinutesBefore: 15 };
    const foundMoments = routineMoments(walk)(new Date('2026-11-16T00:00Z'), new Date('2026-11-22T23:59Z'));
    expect(iso(foundMoments)).toEqual(['2026-11-16T06:45:00.000Z', '2026-11-18T06:45:00.000Z']);
    expect(routineMoments({ ...walk, reminderMinutesBefore: null })(old, new Date('2026-11-22T00:00Z'))).toEqual([]);
  });

  test.each([
    // Clocks go forward at 02:00, so 02:30 does not exist and moves an hour later.
    ['Europe/Madrid', '02:30', '2026-03-29', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '02:30', '2026-03-08', '2026-03-08T07:30:00.000Z'],
    // Clocks go back, so 02:30 (01:30 in New York) occurs twice. The first one is due.
    ['Europe/Madrid', '02:30', '2026-10-25', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '01:30', '2026-11-01', '2026-11-01T05:30:00.000Z'],
  ])('R7.4 when clocks change in %s, %s on %s triggers one reminder', (timeZone, timeOfDay, day, expected) => {
    const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], reminderMinutesBefore: 0, plannedFrom: null };
    const daily = { ...always, timeOfDay, timeZone };
    const from = toInstant(day, '00:00', timeZone);
    expect(iso(routineMoments(daily)(from, addMs(toInstant(addDays(day, 1), '00:00', timeZone), -1)))).toEqual([
      expected,
    ]);
  });

  test('R7.4 reminders are ordered, in range and in advance on chosen weekdays', () => {
    const property = fc.property(routine, moment, fc.integer({ min: 0, max: 20 * 24 }), (one, from, hours) => {
      const to = addMs(from, hours * HOUR);
      const foundMoments = routineMoments(one)(from, to);
      for (const [index, { at, dueAt }] of foundMoments.entries()) {
        expect(at >= from && at <= to).toBe(true);
        expect(dueAt.getTime() - at.getTime()).toBe((one.reminderMinutesBefore ?? 0) * MINUTE);
        expect(at > (foundMoments[index - 1]?.at ?? old)).toBe(true);
      }
    });
    fc.assert(property, runs);
  });

  test.each([
    [null, ['2026-11-16', '2026-11-17', '2026-11-18']],
    ['2026-11-17T07:59:59.999Z', ['2026-11-17', '2026-11-18']],
    ['2026-11-17T08:00:00.000Z', ['2026-11-17', '2026-11-18']],
    ['2026-11-17T08:00:00.001Z', ['2026-11-18']],
  ])('R7.4 a task planned from %s triggers reminders on %j', (plannedFromText, days) => {
    const times = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '08:00', timeZone: 'UTC', reminderMinutesBefore: 30 };
    const plannedFrom = plannedFromText === null ? null : new Date(plannedFromText);
    const foundMoments = routineMoments({ ...times, plannedFrom })(
      new Date('2026-11-16T00:00Z'),
      new Date('2026-11-18T23:59Z'),
    );
    expect(iso(foundMoments)).toEqual(days.map((day) => `${day}T07:30:00.000Z`));
  });

  test('R7.4 two adjacent windows give the same reminders as one', () => {
    const property = fc.property(routine, moment, fc.nat(9 * 1440), fc.nat(9 * 1440), (one, from, a, b) => {
      const moments = routineMoments(one);
      const [middle, to] = [addMs(from, a * MINUTE), addMs(from, (a + b) * MINUTE)];
      const parts = [...moments(from, middle), ...moments(addMs(middle, 1), to)];
      expect(iso(parts)).toEqual(iso(moments(from, to)));
    });
    fc.assert(property, runs);
  });

  test('R7.4 there is always a next reminder within the horizon', () => {
    const property = fc.property(routine, moment, (one, now) => {
      const { next } = evaluateMoments(routineMoments(one), {
        evaluatedAt: now,
        createdAt: old,
        now,
        horizon: WEEKLY_HORIZON,
      });
      expect(next && next > now && next.getTime() - now.getTime() <= 9 * DAY).toBe(true);
    });
    fc.assert(property, runs);
  });
});

test('R7.4 early or late ticks miss no reminder and give the next one', () => {
  const property = fc.property(routine, moment, fc.integer({ min: 1, max: 11 * 60 }), (one, from, minutes) => {
    const moments = routineMoments(one);
    const until = addMs(from, 4 * DAY);
    const reminderTimes = tickReminders(moments, from, until, minutes * MINUTE, WEEKLY_HORIZON + DAY);
    const last = addMs(from, Math.floor((4 * DAY) / (minutes * MINUTE)) * minutes * MINUTE);
    expect([...new Set(reminderTimes)]).toEqual(iso(moments(addMs(from, -2 * MINUTE), last)));
  });
  fc.assert(property, runs);
});

test('R7.4 drops reminders older than twelve hours or older than their entry', () => {
  const daily = dailyMoments('08:00', 'UTC');
  const now = new Date('2026-03-10T20:00:01Z');
  const window = { evaluatedAt: new Date('2026-03-05T00:00Z'), createdAt: old, now, horizon: 2 * DAY };
  expect(now.getTime() - MAX_DELAY).toBeGreaterThan(new Date('2026-03-10T08:00Z').getTime());
  expect(evaluateMoments(daily, window)).toEqual({ due: [], next: new Date('2026-03-11T08:00Z') });

  const just = { ...window, now: new Date('2026-03-10T08:01Z'), evaluatedAt: new Date('2026-03-10T08:01Z') };
  expect(iso(evaluateMoments(daily, just).due)).toEqual(['2026-03-10T08:00:00.000Z']);
  expect(evaluateMoments(daily, { ...just, createdAt: just.now }).due).toEqual([]);
});

test('R7.3 reminds of doses on time, and never of untimed medications', () => {
  const [from, to] = [new Date('2026-03-28T12:00Z'), new Date('2026-03-30T12:00Z')];

  expect(iso(medicationMoments(medication)(from, to))).toEqual([
    '2026-03-28T19:00:00.000Z',
    '2026-03-29T06:00:00.000Z',
    '2026-03-29T18:00:00.000Z',
    '2026-03-30T06:00:00.000Z',
  ]);
  expect(medicationMoments({ ...medication, reminders: [] })(from, to)).toEqual([]);
});

test('R7.3 the next dose lies within its course’s horizon', () => {
  const frequency = fc.constantFrom('SID', 'QWK', 'QMO', 'QYR', 'EOD', 'Q4H', 'ONCE' as const);
  const property = fc.property(frequency, fc.integer({ min: 0, max: 800 }), zone, (code, ahead, timeZone) => {
    const now = new Date('2026-11-21T12:00Z');
    const startsOn = addDays('2026-11-22', ahead);
    const one = { ...medication, frequency: code as 'SID', startsOn, reminders: ['08:00'], timeZone };
    const { next } = evaluateMoments(medicationMoments(one), {
      evaluatedAt: now,
      createdAt: old,
      now,
      horizon: horizonOf(one, now),
    });
    expect(next).toEqual(toInstant(startsOn, '08:00', timeZone));
  });

  fc.assert(property, runs);
});

test('R7.3 the horizon is one interval plus two days after the start', () => {
  const one = { ...medication, frequency: 'SID' as const, reminders: ['08:00'], timeZone: 'UTC' };
  const horizon = (startsOn: string) => horizonOf({ ...one, startsOn }, new Date('2026-11-21T12:00Z')) / DAY;

  expect(['2026-11-01', '2026-11-21', '2026-11-22', '2026-11-23'].map(horizon)).toEqual([3, 3, 3.5, 4.5]);
});

test('R7.8 a planned appointment has one reminder', () => {
  const startsAt = new Date('2026-11-25T10:00Z');
  const visit = { startsAt, status: 'planned' as const, reminderMinutesBefore: 120 };
  const window = { evaluatedAt: old, createdAt: old, now: new Date('2026-11-25T08:00Z'), horizon: 10 * DAY };

  expect(evaluateMoments(appointmentMoments(visit), window)).toEqual({
    due: [{ at: window.now, dueAt: startsAt }],
    next: null,
  });
  for (const other of [
    { ...visit, status: 'cancelled' as const },
    { ...visit, reminderMinutesBefore: null },
  ]) {
    expect(evaluateMoments(appointmentMoments(other), window)).toEqual({ due: [], next: null });
  }
});

test('R7.2 daily items are announced ahead and on the day, at nine local', () => {
  const property = fc.property(
    zone,
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 0, max: 60 }),
    (one, n, lead) => {
      const day = addDays('2025-01-01', n);
      const foundMoments = dayMoments(
        [day, day],
        lead,
        one,
      )(new Date('2024-01-01T00:00Z'), new Date('2030-01-01T00:00Z'));
      const localTimes = foundMoments.map(({ at }) => fromInstant(at, one));
      const days = lead === 0 ? [day] : [addDays(day, -lead), day];
      expect(localTimes).toEqual(days.map((each) => ({ day: each, time: '09:00' })));
    },
  );
  fc.assert(property, runs);
});
