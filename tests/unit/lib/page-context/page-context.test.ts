import { systemTimeZone } from '@/lib/core/time/time-zones';
import { foreignZone, formatForReader, pageContextAt, zoneToEnter } from '@/lib/page-context/page-context';

const at = new Date('2026-05-01T22:30:00Z');
const units = { locale: 'en', weightUnit: 'kg', temperatureUnit: 'c' } as const;
const madrid = pageContextAt({ ...units, timeZone: 'Europe/Madrid', isTimeZoneKnown: true }, at);
const unknown = pageContextAt({ ...units, timeZone: 'UTC', isTimeZoneKnown: false }, at);

test('today is the date in the reader’s time zone', () => {
  expect([madrid.today, unknown.today]).toEqual(['2026-05-02', '2026-05-01']);
});

test('times name UTC if the reader’s time zone is unknown', () => {
  const shownTimes = [madrid, unknown].map((reader) => formatForReader(at.toISOString(), reader));

  expect(shownTimes).toEqual([
    expect.stringMatching(/2 May 2026, 00:30$/),
    expect.stringMatching(/1 May 2026, 22:30 UTC$/),
  ]);
});

test('forms use the browser’s zone if the reader’s zone is unknown', () => {
  expect([zoneToEnter(madrid), zoneToEnter(unknown)]).toEqual(['Europe/Madrid', systemTimeZone()]);
});

test('a zone is foreign only if the reader’s own zone is known', () => {
  const zones = [
    foreignZone('Europe/Madrid', madrid),
    foreignZone('Asia/Tokyo', madrid),
    foreignZone('Asia/Tokyo', unknown),
  ];

  expect(zones).toEqual([null, 'Asia/Tokyo', null]);
});
