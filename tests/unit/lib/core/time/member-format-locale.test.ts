import { memberFormatLocale } from '@/lib/core/time/member-format-locale';

test.each([
  ['en', 'en-US', 'Europe/London', 'en-US'],
  ['en', 'en-GB', 'America/New_York', 'en'],
  ['en', null, 'America/New_York', 'en-US'],
  ['en', null, 'America/Toronto', 'en'],
  ['en', null, 'Europe/Madrid', 'en'],
  ['en', null, null, 'en'],
  ['es', 'en-US', 'America/New_York', 'es'],
  ['xx', null, 'America/Chicago', 'en-US'],
])('R5.4 mail in %s, formats %s, zone %s: uses %s', (locale, englishFormat, timeZone, expected) => {
  expect(memberFormatLocale({ locale, englishFormat, timeZone })).toBe(expected);
});
