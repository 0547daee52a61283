import { type ReadEvent, readCalendar } from '@/lib/core/calendar/read-calendar';

const at = new Date('2026-03-01T12:00:00Z');
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', ...lines, 'END:VEVENT'];
const parseEvents = (text: string): ReadEvent[] => readCalendar(text, 5000, { timeZone: 'Europe/Madrid', at }) ?? [];
const startOf = (...lines: string[]) => parseEvents(calendar(...event(...lines))).map(({ start }) => start);
const problemOf = (...lines: string[]) => parseEvents(calendar(...event(...lines)))[0]?.problem;

const windowsZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test.each([
  ['UTC', ['DTSTART:20260704T100000Z'], '2026-07-04T10:00:00.000Z'],
  ['a named zone', ['DTSTART;TZID=America/New_York:20260704T100000'], '2026-07-04T14:00:00.000Z'],
  ['a zone of the file', ['DTSTART;TZID="W. Europe Standard Time":20260704T100000'], '2026-07-04T08:00:00.000Z'],
  ['local time', ['DTSTART:20260104T100000'], '2026-01-04T09:00:00.000Z'],
  ['a whole day', ['DTSTART;VALUE=DATE:20260704'], '2026-07-04'],
])('R7.30 reads a start in %s', (_, lines, start) => {
  expect(parseEvents(calendar(...windowsZone, ...event(...lines)))).toMatchObject([{ start, problem: null }]);
});

test('R7.30 joins folded lines and reads escaped texts', () => {
  const lines = [
    'DTSTART:20260704T100000Z',
    'SUMMARY:Vet\\, Dr. Mar',
    ' ía',
    'DESCRIPTION:one\\ntwo',
    'LOCATION:C\\;D',
  ];
  const [first] = parseEvents(calendar(...event(...lines, 'CATEGORIES:VET,Dog', 'DURATION:PT1H30M')));
  expect(first).toMatchObject({ title: 'Vet, Dr. María', note: 'one\ntwo', place: 'C;D', minutes: 90 });
  expect(first?.categories).toEqual(['VET', 'Dog']);
});

test('R7.30 leaves out alarms and other properties, however broken', () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DESCRIPTION:Reminder', 'END:VALARM'];
  const [first] = parseEvents(
    calendar(...event('broken', 'GEO:x', ...alarm, 'DTSTART:20260704T100000Z', 'SUMMARY:Vet')),
  );
  expect(first).toMatchObject({ title: 'Vet', note: '', problem: null });
});

test.each([
  ['cancelled', ['DTSTART:20260704T100000Z', 'STATUS:CANCELLED']],
  ['zone', ['DTSTART;TZID=Mars/Olympus:20260704T100000']],
  ['unreadable', ['DTSTART:20260231T100000Z']],
  ['unreadable', ['DTSTART:99990704T990000Z']],
  ['unreadable', ['DTSTART:nonsense']],
  ['unreadable', ['SUMMARY:No start']],
  ['unreadable', ['DTSTART:20260704T100000Z', `SUMMARY:${'x'.repeat(30_000)}`]],
])('R7.30 marks an event as %s', (problem, lines) => {
  expect(problemOf(...lines)).toBe(problem);
});

test('R7.31 lists the next repetitions within a year, at the local time', () => {
  const starts = startOf('DTSTART;TZID=Europe/Madrid:20240105T100000', 'RRULE:FREQ=MONTHLY');
  expect(starts).toHaveLength(12);
  expect([starts[0], starts[1]]).toEqual(['2026-03-05T09:00:00.000Z', '2026-04-05T08:00:00.000Z']);
  expect(startOf('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY')).toHaveLength(24);
});

test('R7.31 leaves out excluded and moved repetitions', () => {
  const weekly = ['DTSTART:20260302T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260309T100000Z'];
  const movedEvent = event('RECURRENCE-ID:20260316T100000Z', 'DTSTART:20260317T100000Z');
  expect(parseEvents(calendar(...event(...weekly), ...movedEvent)).map(({ start }) => start)).toEqual([
    '2026-03-02T10:00:00.000Z',
    '2026-03-17T10:00:00.000Z',
  ]);
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=999999999999',
  'FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2',
  'FREQ=NONSENSE',
])('R7.31 refuses the rule %s at once', (rule) => {
  expect(problemOf('DTSTART:20200101T100000Z', `RRULE:${rule}`)).not.toBeNull();
});

test('R7.31 ends for thousands of endless rules', () => {
  const one = event('DTSTART:19000101T100000Z', 'RRULE:FREQ=DAILY');
  const many = calendar(...Array.from({ length: 3000 }, () => one).flat());
  expect(readCalendar(many, 5000, { timeZone: 'UTC', at })).toBeNull();
});

test('R7.30 ignores a zone whose rule never ends', () => {
  const lines = windowsZone.map((line) =>
    line.replace('YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'SECONDLY;BYMONTHDAY=30;BYMONTH=2'),
  );
  const [first] = parseEvents(calendar(...lines, ...event('DTSTART;TZID=W. Europe Standard Time:20260704T100000')));
  expect(first?.problem).toBe('zone');
});

test('R7.30 refuses other texts and too many events', () => {
  expect(() => parseEvents('hello')).toThrow();
  const many = calendar('BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(100_000));
  expect(readCalendar(many, 5000, { timeZone: 'UTC', at })).toBeNull();
});

test('R7.30 reads text with a million parameters within seconds', () => {
  const [first] = parseEvents(calendar(...event('DTSTART:20260704T100000Z', `SUMMARY${';P=a'.repeat(1_000_000)}:x`)));
  expect(first?.problem).toBe('unreadable');
});
