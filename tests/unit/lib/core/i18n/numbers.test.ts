import fc from 'fast-check';
import { formatMoney, formatNumber, isAmbiguousNumber, readAmount, readNumber } from '@/lib/core/i18n/numbers';
import { RUNS } from '@/tests/support/property-runs';

describe('numbers', () => {
  test('R5.1 numbers are formatted by language', () => {
    expect(formatNumber(1234.5, 'en', { min: 2, max: 2 })).toBe('1,234.50');
    expect(formatNumber(12345.5, 'es', { min: 2, max: 2 })).toBe('12.345,50');
    expect(formatNumber(4.2, 'es', { max: 1 })).toBe('4,2');
    expect(formatNumber(-0.001, 'en', { max: 1 })).toBe('0');
    expect(formatNumber(-2, 'en')).toBe('-2');
  });

  test.each([
    ['4,25', 4.25],
    ['4.25', 4.25],
    [' 12 ', 12],
    ['.5', 0.5],
    ['4.', 4],
    ['-1,5', -1.5],
  ])('R7.3 "%s" is read as a number', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  test.each(['', ' ', 'x', '1,234.5', '1.2.3', '1e5', '0x10', 'Infinity', '4 kg', '.', ','])(
    'R7.3 "%s" is not read as a number',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );

  test.each([
    ['1,100', 'en', true],
    ['-1,250', 'en', true],
    ['1.100', 'en', false],
    ['1.100', 'es', true],
    ['1,100', 'es', false],
    ['0,100', 'en', false],
    ['1,10', 'en', false],
    ['1,1000', 'en', false],
    ['12,345', 'en', true],
  ] as const)('R7.3 "%s" is ambiguous in %s: %s', (text, locale, ambiguous) => {
    expect(isAmbiguousNumber(text, locale)).toBe(ambiguous);
  });

  test.each([
    ['1,100', 1100],
    ['1.100', 1100],
    ['45,50', 45.5],
    ['45.5', 45.5],
    ['1100', 1100],
    ['x', null],
  ])('R7.5 the amount "%s" is read as %p', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test('R7.3 formatted numbers without grouping are read back, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.constantFrom('en' as const, 'es' as const),
        (n, locale) => {
          expect(readNumber(formatNumber(n / 100, locale, { min: 2, max: 2 }))).toBe(n / 100);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

test.each([
  ['en', 4590, 'EUR', '€45.90'],
  ['en', 450_000, 'CLP', 'CLP 4,500'],
  ['es', 450_000, 'COP', '4500 COP'],
  ['en', 4550, 'CLP', 'CLP 45.50'],
  ['en', 4550, 'COP', 'COP 45.50'],
  ['en', 4550, 'KWD', 'KWD 45.500'],
] as const)('R17.7 in %s, %i hundredths of %s are %s', (locale, cents, currency, text) => {
  expect(formatMoney(cents, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
