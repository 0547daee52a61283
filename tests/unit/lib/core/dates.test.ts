import { ageBetween, formatDay, formatInstant, instantFromJson } from '@/lib/core/dates';

describe('R5.4 dates follow the language', () => {
  test.each([
    ['en', 'long', '7 March 2021'],
    ['en', 'medium', '7 Mar 2021'],
    ['en', 'numeric', '07/03/2021'],
    ['es', 'long', '7 de marzo de 2021'],
    ['es', 'medium', '7 mar 2021'],
    ['es', 'numeric', '07/03/2021'],
  ] as const)('a day in %s, %s: %s', (locale, style, text) => {
    expect(formatDay('2021-03-07', locale, style)).toBe(text);
  });

  test.each([
    ['en', 'UTC', '29 Mar 2026, 00:30'],
    ['es', 'UTC', '29 mar 2026, 0:30'],
    // The clocks go forward in Madrid at this night's 01:00 UTC.
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
  ])('from %s to %s are %i years and %i months', (birth, today, years, months) => {
    expect(ageBetween(birth, today)).toEqual({ years, months });
  });
});
