import fc from 'fast-check';
import ICAL from 'ical.js';
import { writeCalendar } from '@/lib/core/calendar/icalendar';
import { zoneLines } from '@/lib/core/calendar/icalendar-zone';
import { toInstant } from '@/lib/core/time/zoned-time';
import { RUNS } from '@/tests/support/property-runs';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const hour = fc.integer({ min: 0, max: 23 });
const two = (value: number) => String(value).padStart(2, '0');

function begins(start: { day: string; time: string; timeZone: string }): Date {
  const event = { uid: 'a', sequence: 0, changedAt: new Date(0), minutes: 15, summary: 'x', location: null };
  const text = writeCalendar({ name: 'x', events: [{ ...event, start, status: 'confirmed', alarms: [] }] });
  const [foundEvent] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return new ICAL.Event(foundEvent).startDate.toJSDate();
}

test.each([
  ['Europe/Madrid', ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']],
  ['America/New_York', ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']],
])('R7.8 clock changes of %s become two yearly rules', (timeZone, rules) => {
  const lines = zoneLines(timeZone, { first: '2026-11-21', last: '2026-11-21' });

  expect(lines.filter((line) => line.startsWith('RRULE:'))).toEqual(rules.map((rule) => `RRULE:${rule}`));
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VTIMEZONE',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
  ]);
});

test('R7.8 time zones are short: an offset, a rule, or listed changes', () => {
  const span = { first: '2026-11-21', last: '2026-12-21' };
  expect(zoneLines('Asia/Kathmandu', span)).toContain('TZOFFSETTO:+0545');
  expect(zoneLines('Asia/Kathmandu', span).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
  expect(zoneLines('UTC', span)).toContain('TZOFFSETTO:+0000');

  const morocco = zoneLines('Africa/Casablanca', span);
  expect(morocco.some((line) => line.startsWith('RRULE:'))).toBe(false);
  expect(morocco.length).toBeLessThan(200);
});

test('R7.8 another parser agrees for ten years, except around clock changes', () => {
  const zone = fc.constantFrom(
    'Europe/Madrid',
    'America/New_York',
    'Australia/Sydney',
    'America/St_Johns',
    'Africa/Casablanca',
    'Asia/Kolkata',
  );
  fc.assert(
    fc.property(zone, day, hour, (timeZone, date, at) => {
      const time = `${two(at)}:00`;
      const ours = toInstant(date, time, timeZone);
      // Libraries differ in hours that a time zone repeats or skips.
      const around = [-2, 2].map((hours) => new Date(ours.getTime() + hours * 3_600_000));
      const isOdd = around.some((moment) => {
        const shownInstant = new Date(
          moment.getTime() - ours.getTime() + Date.parse(`${date}T${time}:00Z`),
        ).toISOString();
        return (
          toInstant(shownInstant.slice(0, 10), shownInstant.slice(11, 16), timeZone).getTime() !== moment.getTime()
        );
      });
      fc.pre(!isOdd);
      expect(begins({ day: date, time, timeZone })).toEqual(ours);
    }),
    { numRuns: RUNS },
  );
});
