import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEvent, writeCalendar } from '@/lib/core/calendar/icalendar';
import { addDays } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { plannedDoses } from '@/lib/records/medications/plan';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { routineOccurrences } from '@/lib/records/routines/day-plan';
import {
  doseEvents,
  type FedMedication,
  type FedRoutine,
  routineEvent,
} from '@/lib/sharing/calendar-feed/repeated-events';

/** A UUIDv7 created at `moment`. */
const idAt = (moment: string) => {
  const time = Date.parse(moment).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};
const at = new Date('2026-02-01T08:00:00Z');
const timestamps = { createdAt: new Date('2026-02-01T08:00:00Z'), updatedAt: new Date('2026-02-01T08:01:00Z') };
const routine: FedRoutine = {
  ...timestamps,
  id: idAt('2026-02-01T08:00:00Z'),
  kind: 'feeding',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeOfDay: '08:30',
  timeZone: 'Europe/Madrid',
  durationMinutes: 20,
  reminderMinutesBefore: 10,
  plannedFrom: '2026-02-01T00:00:00.000Z',
};
const medication: FedMedication = {
  ...timestamps,
  id: routine.id,
  name: 'Apoquel',
  frequency: 'BID',
  startsOn: '2026-02-01',
  endsOn: null,
  reminders: [],
  timeZone: 'Europe/Madrid',
  dosage: '1 tablet',
  steps: [],
  plannedFrom: '2026-02-01T00:00:00.000Z',
  pastPlans: [],
};

/** Occurrences between two moments, as computed by another library. */
function moments(events: CalendarEvent[], from: Date, to: Date): string[] {
  if (events.length === 0) return [];
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar({ name: 'x', events })));
  const foundDates: Date[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    const turns = event.iterator();
    for (let next = turns.next(); next && next.toJSDate() <= to; next = turns.next())
      if (next.toJSDate() >= from) foundDates.push(next.toJSDate());
  }
  return foundDates.sort((a, b) => a.getTime() - b.getTime()).map((moment) => moment.toISOString());
}

const zone = fc.constantFrom('Europe/Madrid', 'America/New_York');
const time = fc
  .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '15', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const spanOf = (timeZone: string) =>
  [toInstant('2026-02-01', '00:00', timeZone), toInstant('2027-01-15', '00:00', timeZone)] as const;

describe('routines', () => {
  test.each([
    ['Europe/Madrid', '2026-03-28', ['07:30', '06:30', '06:30']],
    ['Europe/Madrid', '2026-10-24', ['06:30', '07:30', '07:30']],
    ['America/New_York', '2026-03-07', ['13:30', '12:30', '12:30']],
    ['America/New_York', '2026-10-31', ['12:30', '13:30', '13:30']],
  ])('R7.8 in %s a routine stays at half past eight after %s', (timeZone, day, utc) => {
    const [from, to] = [toInstant(day, '00:00', timeZone), toInstant(addDays(day, 3), '00:00', timeZone)];
    const seenMoments = moments([routineEvent({ ...routine, timeZone }, 'x')], from, to);
    expect(seenMoments.map((moment) => moment.slice(11, 16))).toEqual(utc);
  });

  test('R7.8 another calendar library reads the same days, on any weekdays', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => days.sort());
    fc.assert(
      fc.property(zone, time, weekdays, (timeZone, timeOfDay, days) => {
        const one = { ...routine, timeZone, timeOfDay, weekdays: days };
        const [from, to] = spanOf(timeZone);
        const plan = routineOccurrences([{ ...one, title: '', kind: 'feeding', pastPlans: [] }], [], {
          from,
          to,
          at: from,
        });
        expect(moments([routineEvent(one, 'x')], from, to)).toEqual(plan.map(({ at }) => at.toISOString()));
      }),
      { numRuns: 100 },
    );
  });

  test('R7.8 has a stable id, its alarm and a growing revision', () => {
    const event = routineEvent(routine, 'Feeding: Luna');
    expect(event).toMatchObject({ uid: `${routine.id}@pawfolio`, minutes: 20, alarms: [10], sequence: 60, free: true });
    const later = { ...routine, updatedAt: new Date('2026-02-02T08:00:00Z'), reminderMinutesBefore: null };
    expect(routineEvent(later, 'x')).toMatchObject({ uid: event.uid, alarms: [], sequence: 86_400 });
  });
});

describe('doses', () => {
  test('R7.8 another calendar library reads the same doses, at any frequency', () => {
    const frequency = fc.constantFrom(...frequencies);
    const startsOn = fc.constantFrom(
      '2026-01-10',
      '2026-02-01',
      '2026-03-28',
      '2026-08-29',
      '2026-08-30',
      '2026-08-31',
    );
    const length = fc.constantFrom(null, 0, 10, 200);

    fc.assert(
      fc.property(zone, frequency, startsOn, length, (timeZone, code, start, days) => {
        const endsOn = days === null ? null : addDays(start, days);
        const one = { ...medication, timeZone, frequency: code, startsOn: start, endsOn };
        const [from, to] = spanOf(timeZone);
        const plan = plannedDoses(one, from, to);
        expect(moments(doseEvents(one, 'x', at), from, to)).toEqual(plan.map(({ at }) => at.toISOString()));
      }),
      { numRuns: 300 },
    );
  });

  test('R7.8 an endless course has one event per dose; chosen times have alarms', () => {
    expect(doseEvents(medication, 'x', at)).toHaveLength(2);
    expect(doseEvents({ ...medication, frequency: 'Q2H' }, 'x', at)).toHaveLength(12);
    expect(doseEvents({ ...medication, frequency: 'PRN' }, 'x', at)).toEqual([]);
    const [ringing] = doseEvents({ ...medication, reminders: ['09:00', '21:00'] }, 'x', at);
    expect(ringing).toMatchObject({ uid: `${routine.id}-dose-1@pawfolio`, alarms: [0] });
    expect(doseEvents(medication, 'x', at)[0]?.alarms).toEqual([]);
  });

  test('R7.8 months without a 31st use the last day, listed a year ahead', () => {
    const late = doseEvents({ ...medication, startsOn: '2026-01-31', frequency: 'QMO' }, 'x', at);
    const days = late.map(({ start }) => (start instanceof Date ? '' : start.day));
    expect(days.slice(0, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(late).toHaveLength(13);
    expect(new Set(late.map(({ uid }) => uid)).size).toBe(13);
  });

  test.each(['ONCE', 'QWK', 'QMO'] as const)('R7.8 includes a first dose with a past time (%s)', (frequency) => {
    const one = { ...medication, frequency, plannedFrom: '2026-02-01T11:30:00.000Z' };
    const [from, to] = spanOf(one.timeZone);
    const plan = plannedDoses(one, from, to).map(({ at }) => at.toISOString());
    expect(plan[0]).toBe('2026-02-01T11:30:00.000Z');
    expect(moments(doseEvents(one, 'x', at), from, to)).toEqual(plan);
  });

  test('R7.8 a calendar omits doses from before the course was entered', () => {
    const [first] = doseEvents({ ...medication, startsOn: '2020-01-01', frequency: 'SID' }, 'x', at);
    expect(first?.start).toMatchObject({ day: '2026-02-01' });
    expect(doseEvents({ ...medication, startsOn: '2020-01-01', endsOn: '2020-02-01' }, 'x', at)).toEqual([]);
  });
});
