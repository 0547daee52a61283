import { dateFormat, isoDayFormat, numberFormat } from '@/lib/core/i18n/intl-formats';

const zones = Intl.supportedValuesOf('timeZone');

test('a format is created once per language and style', () => {
  const style = { dateStyle: 'long', timeZone: 'Europe/Madrid' } as const;
  expect(dateFormat('en', style)).toBe(dateFormat('en', { ...style }));
  expect(dateFormat('en', style)).not.toBe(dateFormat('es', style));
  expect(dateFormat('en', style)).not.toBe(dateFormat('en', { ...style, timeZone: 'Europe/Paris' }));
  expect(numberFormat('es', { style: 'percent' })).toBe(numberFormat('es', { style: 'percent' }));
  expect(numberFormat('es', { style: 'percent' }).format(0.5)).toBe('50\u00a0%');
});

test('beyond five hundred formats the oldest is evicted, with correct results', () => {
  expect(zones.length).toBeGreaterThan(400);
  const first = isoDayFormat('Pacific/Kiritimati');
  for (const timeZone of zones)
    for (const style of ['short', 'long'] as const) dateFormat('en', { dateStyle: style, timeZone });
  expect(isoDayFormat('Pacific/Kiritimati')).not.toBe(first);
  expect(isoDayFormat('Pacific/Kiritimati').format(new Date('2026-11-21T11:00:00Z'))).toBe('2026-11-22');
});

test('an unknown time zone throws every time', () => {
  for (let turn = 0; turn < 2; turn += 1) expect(() => isoDayFormat('Europe/Atlantis')).toThrow(RangeError);
});
