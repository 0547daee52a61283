import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from '@/lib/core/calendar/icalendar';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const plain: CalendarEvent = {
  uid: 'a@pawfolio',
  sequence: 0,
  changedAt: new Date('2026-03-01T10:00:00Z'),
  start: new Date('2026-03-29T01:30:00Z'),
  minutes: 45,
  summary: 'Vet: Luna',
  location: null,
  status: 'confirmed',
  alarms: [],
};
const readEvents = (...events: Partial<CalendarEvent>[]) => {
  const text = writeCalendar({ name: 'Pawfolio', events: events.map((event) => ({ ...plain, ...event })) });
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
};
const only = (event: Partial<CalendarEvent>) => readEvents(event)[0] as InstanceType<typeof ICAL.Component>;

const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\\', ';', ',', '\n', ':', '"', '🐕‍🦺', 'ñ', 'BEGIN:VEVENT'),
    ),
  )
  .map((parts) => parts.join(' ').replace(/(?!\n)\p{Cc}/gu, ''));

describe('text', () => {
  test('R7.8 lines are folded at 75 octets and unfold to the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (line) => {
        const pieces = foldLine(line.replace(/[\r\n]/g, '')).split('\r\n');
        expect(pieces.every((piece) => Buffer.byteLength(piece) <= 75 && piece.isWellFormed())).toBe(true);
        const whole = pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('');
        expect(whole).toBe(line.replace(/[\r\n]/g, ''));
      }),
      runs,
    );
  });

  test('R7.8 another parser reads back every text unchanged', () => {
    fc.assert(
      fc.property(text, text, (summary, location) => {
        const event = only({ summary, location });
        expect([event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('location')]).toEqual([
          summary,
          location,
        ]);
      }),
      runs,
    );
  });

  test('R7.8 text cannot inject a property', () => {
    expect(escapeText('a\r\nATTENDEE:x\rb\u0000')).toBe('a\\nATTENDEE:x\\nb');
  });
});

describe('events', () => {
  test('R7.8 times are UTC to the second, across clock changes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2190-01-01'), noInvalidDate: true }),
        fc.integer({ min: 5, max: 1440 }),
        (date, minutes) => {
          const start = new Date(Math.floor(date.getTime() / 1000) * 1000);
          const event = new ICAL.Event(only({ start, minutes }));
          expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
          expect(event.startDate.toJSDate()).toEqual(start);
          expect(event.endDate.toJSDate().getTime() - start.getTime()).toBe(minutes * 60_000);
        },
      ),
      runs,
    );
  });

  test('R7.8 an event has an identity, revision, status and alarms', () => {
    const event = only({ uid: '1@pawfolio', sequence: 7, alarms: [0, 1440] });
    expect(event.getFirstPropertyValue('uid')).toBe('1@pawfolio');
    expect(event.getFirstPropertyValue('sequence')).toBe(7);
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-03-01T10:00:00Z');

    const triggers = event.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>;
      return [alarm.getFirstPropertyValue('action'), trigger.toSeconds()];
    });
    expect(triggers).toEqual([
      ['DISPLAY', 0],
      ['DISPLAY', -86_400],
    ]);
  });

  test('R7.8 a canceled event is marked as canceled and has no alarms', () => {
    const event = only({ status: 'cancelled', alarms: [60] });
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.getAllSubcomponents('valarm')).toEqual([]);
  });

  test('R7.8 an all-day event is a date and blocks no time', () => {
    const event = only({ allDay: true, start: new Date('2026-03-29T00:00:00Z') });
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-03-29');
    expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });
});

test('R7.8 lines end in CRLF, and an empty calendar is valid', () => {
  for (const events of [[], [plain]]) {
    const lines = writeCalendar({ name: 'Pawfolio', events });
    expect(lines.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(lines));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
  }
});
