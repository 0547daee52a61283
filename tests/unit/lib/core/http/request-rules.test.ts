import fc from 'fast-check';
import { isConsentFreePath, isProtectedPath, safeReturnPath } from '@/lib/core/config/paths';
import { detectFormatLocale, detectLocale } from '@/lib/core/i18n/detect';
import { AppError } from '@/lib/core/runtime/errors';
import { ageBetween, dayFromColumn, dayIn, dayToColumn, formatDay, latestDay } from '@/lib/core/time/dates';
import { idTime, isId, newId } from '@/lib/core/validation/ids';

test('R5.2 language comes from query, cookie, browser, then English', () => {
  expect(detectLocale({ query: 'es', cookie: 'en', acceptLanguage: 'en' })).toBe('es');
  expect(detectLocale({ query: 'xx', cookie: 'es', acceptLanguage: 'en' })).toBe('es');
  expect(detectLocale({ cookie: '../en', acceptLanguage: 'fr-FR,es-MX;q=0.8,en;q=0.5' })).toBe('es');
  expect(detectLocale({ acceptLanguage: 'en;q=0.1, es;q=0' })).toBe('en');
  expect(detectLocale({ acceptLanguage: 'de,fr' })).toBe('en');
  expect(detectLocale({})).toBe('en');
});

test.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['en-us', 'en-US'],
  ['en-Latn-US,en;q=0.9', 'en-US'],
  ['en-GB;q=0.8,en-US', 'en-US'],
  ['es-US,en-US;q=0.9', 'es'],
  ['en-GB,en;q=0.9,en-US;q=0.8', 'en'],
  ['en-CA,en-US;q=0.9', 'en'],
  ['en,en-US;q=0.9', 'en'],
  ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'en'],
  ['es-ES,es;q=0.9,en-US;q=0.8', 'es'],
  ['', 'en'],
])('R5.4 a browser requesting "%s" gets the formats of %s', (acceptLanguage, locale) => {
  expect(detectFormatLocale({ acceptLanguage })).toBe(locale);
});

test('R5.4 chosen formats override the browser’s, in English only', () => {
  const american = 'en-US,en;q=0.9';
  expect(detectFormatLocale({ formats: 'en-GB', acceptLanguage: american })).toBe('en');
  expect(detectFormatLocale({ formats: 'en-US', acceptLanguage: 'en-GB' })).toBe('en-US');
  expect(detectFormatLocale({ formats: 'en-US', cookie: 'es', acceptLanguage: american })).toBe('es');
  expect(detectFormatLocale({ formats: '../x', query: 'en', acceptLanguage: american })).toBe('en-US');
});

test('R2.1 only signed-in pages are protected, not similar paths', () => {
  for (const path of ['/home', '/pets', '/pets/new', '/pets/1/share', '/profile'])
    expect(isProtectedPath(path)).toBe(true);
  for (const path of ['/', '/petshop', '/homepage', '/auth/login', '/shared/x', '/terms'])
    expect(isProtectedPath(path)).toBe(false);
  expect(isConsentFreePath('/shared/abc')).toBe(true);
  expect(isConsentFreePath('/shared/photo/abc')).toBe(true);
  expect(isConsentFreePath('/shared/answer/abc')).toBe(true);
  expect(isConsentFreePath('/shared/abc/def')).toBe(false);
  expect(isConsentFreePath('/shared/photo/abc/def')).toBe(false);
});

test('R2.1 the return path after sign-in stays on this site', () => {
  expect(safeReturnPath('/pets/1?x=2')).toBe('/pets/1?x=2');
  for (const foreign of [
    '//evil.example/pets',
    '/\\evil.example/pets',
    'https://evil.example/pets',
    'javascript:alert(1)',
    '/terms',
    '',
    undefined,
    ['/pets'],
  ]) {
    expect(safeReturnPath(foreign)).toBe('/home');
  }

  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, text) => {
      for (const value of [url, text, `/${text}`, `/pets${text}`]) {
        expect(new URL(safeReturnPath(value), 'http://own.site').host).toBe('own.site');
      }
    }),
  );
});

test('R7.1 a day survives storage in any zone', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(dayFromColumn(dayToColumn(day))).toBe(day);
    }),
  );
  expect(dayIn(new Date('2026-03-28T23:30:00Z'), 'Europe/Madrid')).toBe('2026-03-29');
  expect(latestDay(new Date('2026-03-28T10:00:00Z'))).toBe('2026-03-29');
});

test('R5.4 days are formatted by language', () => {
  expect(formatDay('2021-03-07', 'en')).toBe('7 March 2021');
  expect(formatDay('2021-03-07', 'es')).toBe('7 de marzo de 2021');
});

test.each([
  ['2021-03-07', '2026-03-06', 4, 11],
  ['2021-03-07', '2026-03-07', 5, 0],
  ['2024-02-29', '2025-02-28', 0, 11],
  ['2026-01-01', '2026-01-01', 0, 0],
])('R7.1 born %s, on %s the age is %i years and %i months', (birth, today, years, months) => {
  expect(ageBetween(birth, today)).toEqual({ years, months });
});

test('ids are ordered, current UUIDv7, and other values are rejected', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every(isId)).toBe(true);
  expect(Math.abs(idTime(ids[0] ?? '') - Date.now())).toBeLessThan(5000);
  for (const wrong of ['', 'x', `${ids[0]}0`, ids[0]?.toUpperCase(), { $ne: '' }, null])
    expect(isId(wrong)).toBe(false);
});

test('R10.3 every expected failure has its status', () => {
  const status = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code, 'x').status;
  expect(status('unauthenticated')).toBe(401);
  expect(status('not_found')).toBe(404);
  expect(status('rate_limited')).toBe(429);
});
