import fc from 'fast-check';
import { formatLocales } from '@/lib/core/i18n/locales';
import {
  addDays,
  ageBetween,
  daysBetween,
  formatDay,
  formatHour,
  formatInstant,
  formatMeeting,
  formatMonth,
  formatNearDay,
  formatTime,
  instantFromJson,
  inWeekOrder,
  weekdayOf,
  weekStartOf,
} from '@/lib/core/time/dates';

describe('R5.4 dates follow the language', () => {
  test.each([
    ['en', 'long', '7 March 2021'],
    ['en', 'medium', '7 Mar 2021'],
    ['en', 'numeric', '07/03/2021'],
    ['en-US', 'long', 'March 7, 2021'],
    ['en-US', 'medium', 'Mar 7, 2021'],
    ['en-US', 'numeric', '03/07/2021'],
    ['es', 'long', '7 de marzo de 2021'],
    ['es', 'medium', '7 mar 2021'],
    ['es', 'numeric', '07/03/2021'],
  ] as const)('a day in %s, %s: %s', (locale, style, text) => {
    expect(formatDay('2021-03-07', locale, style)).toBe(text);
  });

  test.each([
    ['en', 'UTC', '29 Mar 2026, 00:30'],
    ['en-US', 'UTC', 'Mar 29, 2026, 12:30\u00a0AM'],
    ['es', 'UTC', '29 mar 2026, 0:30'],
    ['en', 'Europe/Madrid', '29 Mar 2026, 01:30'],
    ['es', 'America/Bogota', '28 mar 2026, 19:30'],
  ] as const)('an instant in %s and %s: %s', (locale, zone, text) => {
    expect(formatInstant(instantFromJson('2026-03-29T00:30:00Z'), locale, zone)).toBe(text);
  });

  test.each([
    ['2021-03-07', '2026-03-06', 4, 11],
    ['2021-03-07', '2026-03-07', 5, 0],
    ['2024-02-29', '2025-02-28', 0, 11],
    ['2024-02-29', '2025-03-01', 1, 0],
    ['2026-03-28', '2026-03-27', 0, 0],
  ])('from %s to %s it is %i years and %i months', (birth, today, years, months) => {
    expect(ageBetween(birth, today)).toEqual({ years, months });
  });
});

describe('R5.4 clocks follow the language', () => {
  test.each([
    ['en', '00:05', '00:05'],
    ['en', '15:05', '15:05'],
    ['es', '09:05', '09:05'],
    ['en-US', '00:05', '12:05\u00a0AM'],
    ['en-US', '09:05', '9:05\u00a0AM'],
    ['en-US', '12:00', '12:00\u00a0PM'],
    ['en-US', '15:05', '3:05\u00a0PM'],
  ] as const)('a time of day in %s: %s is %s', (locale, time, text) => {
    expect(formatTime(time, locale)).toBe(text);
  });

  test('formats a whole hour', () => {
    expect([0, 9, 15].map((hour) => formatHour(hour, 'en'))).toEqual(['00:00', '09:00', '15:00']);
    expect([0, 9, 15].map((hour) => formatHour(hour, 'en-US'))).toEqual(['12\u00a0AM', '9\u00a0AM', '3\u00a0PM']);
  });

  test('formats an appointment and a month', () => {
    const at = instantFromJson('2026-03-28T09:30:00Z');
    expect(formatMeeting(at, 'en', 'Europe/Madrid')).toBe('Sat, 28 Mar 2026, 10:30');
    expect(formatMeeting(at, 'en-US', 'Europe/Madrid')).toBe('Sat, Mar 28, 2026, 10:30\u00a0AM');
    expect(formatMonth('2026-03-28', 'en-US')).toBe('March 2026');
  });
});

describe('R5.4 the first day of the week follows the reader’s country', () => {
  test.each([
    ['en', '2026-11-22', '2026-11-16'],
    ['en', '2026-11-16', '2026-11-16'],
    ['es', '2027-01-01', '2026-12-28'],
    ['en-US', '2026-11-22', '2026-11-22'],
    ['en-US', '2026-11-21', '2026-11-15'],
    ['en-US', '2027-01-01', '2026-12-27'],
  ] as const)('in %s the week of %s begins on %s', (locale, day, start) => {
    expect(weekStartOf(day, locale)).toBe(start);
  });

  test('a week begins at most six days before its day', () => {
    const firsts = { en: 1, 'en-US': 7, es: 1 } as const;
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), fc.constantFrom(...formatLocales), (count, locale) => {
        const day = addDays('2026-01-01', count);
        const start = weekStartOf(day, locale);
        expect(weekdayOf(start)).toBe(firsts[locale]);
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThan(7);
      }),
    );
  });

  test('weekdays are sorted in week order', () => {
    expect(inWeekOrder([1, 3, 7], 'en')).toEqual([1, 3, 7]);
    expect(inWeekOrder([1, 3, 7], 'en-US')).toEqual([7, 1, 3]);
  });
});

test('R7.3 day arithmetic matches the engine’s calendar', () => {
  const midnight = fc.integer({ min: -682_000, max: 2_929_000 }).map((number) => new Date(number * 86_400_000));
  fc.assert(
    fc.property(midnight, fc.integer({ min: -3000, max: 3000 }), (begin, days) => {
      const day = begin.toISOString().slice(0, 10);
      const later = new Date(begin.getTime() + days * 86_400_000);

      expect(addDays(day, days)).toBe(later.toISOString().slice(0, 10));
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(weekdayOf(day)).toBe(begin.getUTCDay() || 7);
    }),
  );
});

test('R7.3 days of the first century are handled correctly', () => {
  expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  expect(daysBetween('0050-01-01', '0050-03-01')).toBe(59);
});

test.each([
  ['2026-08-03', 'short', '3 Aug'],
  ['2025-08-03', 'short', '3 Aug 2025'],
  ['2027-01-01', 'dayMonth', '1 January 2027'],
  ['2026-12-31', 'dayMonth', '31 December'],
] as const)('R7.17 formats %s as %s, omitting the current year', (day, style, text) => {
  expect(formatNearDay(day, 'en', '2026-11-28', style)).toBe(text);
});
