import { findTimeZones } from '@/lib/accounts/account/time-zones';
import { countryName, timeZoneLabel } from '@/lib/core/i18n/intl-formats';
import { timeZoneNames } from '@/lib/core/time/time-zones';
import { countryOfZone } from '@/lib/core/time/zone-countries';

const names = [
  'America/New_York',
  'America/Argentina/Buenos_Aires',
  'Europe/Madrid',
  'Europe/Kirov',
  'Asia/Yakutsk',
  'UTC',
];

test.each([
  ['madrid', ['Europe/Madrid']],
  ['  New  YORK ', ['America/New_York']],
  ['york', ['America/New_York']],
  ['buenos aíres', ['America/Argentina/Buenos_Aires']],
  ['america/new_york', ['America/New_York']],
  ['utc', ['UTC']],
  ['drid', []],
])('R7.10 "%s" matches time zones by the words in their names', (query, foundZones) => {
  expect(findTimeZones(query, names)).toEqual(foundZones);
});

test('R7.10 cities come before regions, and the list stays short', () => {
  expect(findTimeZones('a', ['America/Lima', 'Europe/Athens', 'Asia/Aden'])).toEqual([
    'Asia/Aden',
    'Europe/Athens',
    'America/Lima',
  ]);
  expect(findTimeZones('europe', timeZoneNames())).toHaveLength(8);
});

test.each([
  ['es', 'nueva york', 'America/New_York'],
  ['es', 'España', 'Europe/Madrid'],
  ['es', 'grecia', 'Europe/Athens'],
  ['es', 'reino unido', 'Europe/London'],
  ['en', 'germany', 'Europe/Berlin'],
] as const)('R7.10 in %s "%s" finds %s', (locale, query, zone) => {
  const spokenName = (name: string) => {
    const country = countryOfZone(name);
    return `${country ? countryName(country, locale) : ''} ${timeZoneLabel(name, locale)}`;
  };
  expect(findTimeZones(query, timeZoneNames(), spokenName)).toContain(zone);
});
