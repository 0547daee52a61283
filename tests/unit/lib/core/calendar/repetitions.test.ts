import { type ReadEvent, readCalendar } from '@/lib/core/calendar/read-calendar';

const circumstances = { timeZone: 'Europe/Madrid', at: new Date('2026-11-30T12:00:00Z') };
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const parseEvents = (...lines: string[]): ReadEvent[] =>
  readCalendar(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), 5000, circumstances) ?? [];
const startOf = (...lines: string[]) => parseEvents(...event(...lines)).map(({ start }) => start);
const daysOf = (...lines: string[]) => startOf(...lines).map((start) => start.slice(5, 10));

const madrid = 'DTSTART;TZID=Europe/Madrid:';
const losAngeles = 'DTSTART;TZID=America/Los_Angeles:';
const wholeDay = 'DTSTART;VALUE=DATE:';

test.each([
  ['on the last start', `${madrid}20261124T180000`, 'WEEKLY;UNTIL=20261215T170000Z', ['12-01', '12-08', '12-15']],
  ['before the next start', `${losAngeles}20261128T060000`, 'DAILY;UNTIL=20261202T075959Z', ['11-30', '12-01']],
  ['in local time', `${madrid}20261130T180000`, 'DAILY;UNTIL=20261202T180000', ['11-30', '12-01', '12-02']],
  ['as a day', `${madrid}20261201T180000`, 'DAILY;UNTIL=20261203', ['12-01', '12-02', '12-03']],
  ['as a day of whole days', `${wholeDay}20261128`, 'DAILY;UNTIL=20261202', ['11-30', '12-01', '12-02']],
  ['as an instant of whole days', `${wholeDay}20261128`, 'DAILY;UNTIL=20261201T230000Z', ['11-30', '12-01', '12-02']],
])('R7.31 a series ends with UNTIL %s', (_, start, rule, days) => {
  expect(daysOf(start, `RRULE:FREQ=${rule}`)).toEqual(days);
});

test('R7.31 offers the repetition of today', () => {
  expect(daysOf(`${wholeDay}20261128`, 'RRULE:FREQ=DAILY;COUNT=4')).toEqual(['11-30', '12-01']);
});

test.each([
  ['DAILY;INTERVAL=3', '20160105T100000', ['12-02', '12-05']],
  ['WEEKLY;INTERVAL=2;BYDAY=MO,TH', '20160107T100000', ['12-07', '12-10']],
  ['MONTHLY;INTERVAL=5', '20160105T100000', ['04-05', '09-05']],
  ['MONTHLY', '20160131T100000', ['12-31', '01-31', '03-31']],
  ['MONTHLY', '20160229T100000', ['12-29', '01-29', '03-29']],
  ['MONTHLY;BYDAY=5MO', '20160229T100000', ['03-29', '05-31']],
  ['YEARLY;INTERVAL=3', '20171215T100000', ['12-15']],
])('R7.31 the old rule %s from %s keeps its interval', (rule, start, days) => {
  const foundDays = daysOf(`${madrid}${start}`, `RRULE:FREQ=${rule}`);
  expect(foundDays.slice(0, days.length)).toEqual(days);
});

const weekly = (more = '') => event(`${madrid}20160105T100000`, `RRULE:FREQ=WEEKLY${more}`);

test('R7.31 reads many weekly series that began years ago', () => {
  const foundEvents = parseEvents(...Array.from({ length: 200 }, () => weekly()).flat());
  expect(foundEvents).toHaveLength(200 * 24);
  expect(foundEvents.every(({ problem }) => problem === null)).toBe(true);
});

test('R7.31 omits ended series, however many', () => {
  const endedSeries = Array.from({ length: 150 }, () => weekly(';UNTIL=20190105T000000Z')).flat();
  const foundEvents = parseEvents(...endedSeries, ...event(`${madrid}20261210T100000`, 'RRULE:FREQ=MONTHLY;COUNT=1'));
  expect(foundEvents).toMatchObject([{ start: '2026-12-10T09:00:00.000Z', problem: null }]);
});

test('R7.31 reports too many dates as the reason', () => {
  expect(parseEvents(...event('DTSTART:19000101T100000Z', 'RRULE:FREQ=DAILY;COUNT=99999'))[0]?.problem).toBe(
    'tooManyDates',
  );
});

test('R7.31 refuses a series that changes from one date on', () => {
  const range = 'RECURRENCE-ID;TZID=Europe/Madrid;RANGE=THISANDFUTURE:20261208T100000';
  const series = event('UID:a', `${madrid}20261201T100000`, 'RRULE:FREQ=WEEKLY;COUNT=4');
  const foundEvents = parseEvents(...series, ...event('UID:a', range, `${madrid}20261208T160000`));
  expect(foundEvents.map(({ problem }) => problem)).toEqual(['repeats', 'repeats']);
});

test('R7.31 EXDATE without a time excludes the local day', () => {
  const daily = ['DTSTART;TZID=America/Los_Angeles:20261201T200000', 'RRULE:FREQ=DAILY;COUNT=3'];
  expect(startOf(...daily, 'EXDATE;VALUE=DATE:20261202')).toEqual([
    '2026-12-02T04:00:00.000Z',
    '2026-12-04T04:00:00.000Z',
  ]);
});

test('R7.30 an end without a time gives no duration', () => {
  expect(parseEvents(...event(`${madrid}20261201T100000`, 'DTEND;VALUE=DATE:20261202'))[0]?.minutes).toBeNull();
});
