import { writeCalendar } from '@/lib/core/calendar/icalendar';
import { eventTable, readEvents } from '@/lib/sharing/table-import/calendar-events';
import { mapColumns } from '@/lib/sharing/table-import/columns';
import { type Choices, readEntries } from '@/lib/sharing/table-import/entries';

const at = new Date('2026-03-01T12:00:00Z');
const id = '019ca9b5-8a00-7000-8000-000000000001';
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n');
const readCalendarEvents = (...events: string[]) =>
  readEvents(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n'), { timeZone: 'UTC', at }) ?? [];
const pet = { type: 'dog', dateOfBirth: null, deceasedOn: null };

function entriesOf(events: ReturnType<typeof readCalendarEvents>, chosenOptions: Partial<Choices> = {}) {
  const choices = { order: '', kind: 'vet', time: '', currency: '', unit: 'kg', ...chosenOptions } as const;
  return readEntries(mapColumns(eventTable(events), 'appointments'), 'appointments', {
    ...{ choices, timeZone: 'UTC', pet, at },
  });
}

test('R7.30 an event becomes an appointment with its identity', () => {
  const text = event(
    ...['UID:a@x', 'DTSTART:20260704T100000Z', 'DTEND:20260704T103000Z', 'CATEGORIES:Grooming'],
    ...['SUMMARY:<b>Bath</b>', 'LOCATION:Salon', 'DESCRIPTION:=1+1'],
  );
  expect(entriesOf(readCalendarEvents(text)).entries).toEqual([
    {
      line: 1,
      uid: 'a@x',
      entry: {
        ...{ startsAt: '2026-07-04T10:00:00.000Z', durationMinutes: 30, kind: 'groomer', timeZone: 'UTC' },
        ...{ title: '<b>Bath</b>', place: 'Salon', note: '=1+1' },
      },
    },
  ]);
});

test('R7.30 an all-day event asks for a time', () => {
  const events = readCalendarEvents(event('UID:a@x', 'DTSTART;VALUE=DATE:20260704'));
  expect(entriesOf(events).errors).toEqual([{ line: 1, message: 'tableImport.problems.noTime' }]);
  expect(entriesOf(events, { time: '09:30' }).entries[0]?.entry.startsAt).toBe('2026-07-04T09:30:00.000Z');
});

test('R7.30 a duration that appointments do not offer is left out', () => {
  const events = readCalendarEvents(event('UID:a@x', 'DTSTART:20260704T100000Z', 'DURATION:P3D'));
  expect(entriesOf(events).entries[0]?.entry).not.toHaveProperty('durationMinutes');
});

test('R7.30 past events are marked', () => {
  const days = ['20260228T100000Z', '20260301T130000Z'].map((day) => event(`UID:${day}`, `DTSTART:${day}`));
  const wholeDays = ['20260228', '20260301'].map((day) => event(`UID:${day}`, `DTSTART;VALUE=DATE:${day}`));
  expect(readCalendarEvents(...days, ...wholeDays).map(({ isPast }) => isPast)).toEqual([true, true, false, false]);
});

test('R7.30 routines, doses and due dates of our feed are not appointments', () => {
  const start = 'DTSTART:20260704T100000Z';
  const events = readCalendarEvents(
    event(`UID:${id}@pawfolio`, start),
    event(`UID:${id}@pawfolio`, start, 'RRULE:FREQ=DAILY;COUNT=200'),
    event(`UID:${id}-dose-1@pawfolio`, start),
  );
  expect(new Set(events.filter(({ isRepeated }) => isRepeated).map(({ problem }) => problem))).toEqual(
    new Set(['own']),
  );
  expect(events.filter(({ isRepeated }) => !isRepeated).map(({ problem }) => problem)).toEqual([null, 'own']);
});

test('R7.30 events without a usable identity are imported without one', () => {
  const events = readCalendarEvents(
    event('DTSTART:20260704T100000Z'),
    event(`UID:${'a'.repeat(1001)}`, 'DTSTART:20260704T100000Z'),
  );
  expect(entriesOf(events).entries.map(({ uid }) => uid)).toEqual([undefined, undefined]);
});

test('R7.30 reads what our calendar feed writes', () => {
  const common = {
    sequence: 1,
    changedAt: at,
    location: 'Calle, 1; "bajo"',
    status: 'confirmed',
    alarms: [60],
  } as const;
  const start = new Date('2026-07-04T10:00:00Z');
  const local = { day: '2026-07-05', time: '08:00', timeZone: 'Europe/Madrid' };
  const text = writeCalendar({
    name: 'Pawfolio',
    events: [
      { ...common, uid: `${id}@pawfolio`, start, minutes: 45, summary: `Vet: Luna ${'ñ'.repeat(60)}` },
      { ...common, uid: `${id}-stock@pawfolio`, start, minutes: 0, allDay: true, summary: 'Stock' },
      { ...common, uid: `${id}@pawfolio`, start: local, minutes: 15, rule: 'FREQ=WEEKLY;BYDAY=MO,SU', summary: 'Walk' },
    ],
  });

  const [first, second, ...repeatedEvents] = readEvents(text, { timeZone: 'UTC', at }) ?? [];
  expect(first).toMatchObject({ start: '2026-07-04', problem: 'own' });
  expect(second).toMatchObject({
    ...{ start: start.toISOString(), minutes: 45, problem: null, uid: `${id}@pawfolio` },
    ...{ title: `Vet: Luna ${'ñ'.repeat(60)}`, place: 'Calle, 1; "bajo"', note: '' },
  });
  expect(repeatedEvents[0]).toMatchObject({ start: '2026-07-05T06:00:00.000Z', problem: 'own' });
  expect(repeatedEvents).toHaveLength(24);
});
