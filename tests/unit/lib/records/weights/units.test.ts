import fc from 'fast-check';
import { readNumber } from '@/lib/core/i18n/numbers';
import { weightUnits } from '@/lib/core/i18n/units';
import {
  displayDigits,
  displayUnit,
  formatDifference,
  formatStoredWeight,
  formatWeight,
  roundGrams,
  toGrams,
  typedNumber,
  unitsBeside,
} from '@/lib/records/weights/units';
import { type TypedUnit, typedUnits } from '@/lib/records/weights/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const grams = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1_200_000 }));
const locale = fc.constantFrom('en' as const, 'es' as const);
const parts = (text: string) => text.split('\u00A0') as [string, TypedUnit];

describe('units of weight', () => {
  test('R7.3 a displayed weight retyped stays within half a step', () => {
    fc.assert(
      fc.property(grams, fc.constantFrom(...weightUnits), (weight, unit) => {
        const [number, shownUnit] = parts(formatWeight(weight, unit, 'en'));
        const value = Number(number.replaceAll(',', ''));
        const step = 10 ** -displayDigits(weight, shownUnit);
        expect(Math.abs(toGrams(value, shownUnit) - weight)).toBeLessThanOrEqual(toGrams(step, shownUnit) / 2 + 0.5);
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 a form value is read back within half a step', () => {
    fc.assert(
      fc.property(grams, fc.constantFrom(...typedUnits), locale, (weight, unit, language) => {
        const value = readNumber(typedNumber(weight, unit, language));
        const step = unit === 'g' ? 0 : toGrams(0.01, unit);
        expect(Math.abs(toGrams(value ?? Number.NaN, unit) - weight)).toBeLessThanOrEqual(step / 2 + 0.5);
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 kilograms convert exactly to grams, and a pound is 453.59237 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120_000 }), (hundredths) => {
        expect(toGrams(hundredths / 100, 'kg')).toBe(hundredths * 10);
      }),
      { numRuns: RUNS },
    );
    expect(toGrams(10, 'lb')).toBe(4536);
  });

  test.each([
    [4250, 'kg', 'en', '4.25 kg'],
    [4250, 'kg', 'es', '4,25 kg'],
    [32_400, 'kg', 'en', '32.4 kg'],
    [11_000, 'kg', 'en', '11.0 kg'],
    [850, 'kg', 'es', '850 g'],
    [1000, 'kg', 'en', '1.00 kg'],
    [4536, 'lb', 'en', '10.0 lb'],
    [2268, 'lb', 'es', '5,00 lb'],
    [30, 'lb', 'en', '1.1 oz'],
    [250, 'lb', 'es', '8,8 oz'],
    [612_000, 'kg', 'en', '612.0 kg'],
    [9990, 'kg', 'en', '9.99 kg'],
    [10_040, 'kg', 'en', '10.0 kg'],
    [850.5, 'kg', 'en', '851 g'],
  ] as const)('R7.3 shows %i g in %s, %s: %s', (weight, unit, language, text) => {
    expect(formatWeight(weight, unit, language)).toBe(text.replace(' ', '\u00A0'));
  });

  test.each([
    [12_770, 'kg', 'en', '12.77 kg'],
    [12_770, 'kg', 'es', '12,77 kg'],
    [5792, 'lb', 'en', '12.77 lb'],
    [12_800, 'kg', 'en', '12.8 kg'],
    [850, 'kg', 'en', '850 g'],
  ] as const)('R7.3 a confirmation shows %i g in %s, %s: %s', (weight, unit, language, text) => {
    expect(formatStoredWeight(weight, unit, language)).toBe(text.replace(' ', '\u00A0'));
  });

  test.each([
    [850, 'g', 'en', '850'],
    [4250, 'kg', 'en', '4.25'],
    [4250, 'kg', 'en-US', '4.25'],
    [4250, 'kg', 'es', '4,25'],
    [30, 'oz', 'es', '1,06'],
  ] as const)('R7.3 a form shows %i g in %s, %s: %s', (weight, unit, language, text) => {
    expect(typedNumber(weight, unit, language)).toBe(text);
  });

  test('R7.3 shows ten kilograms or more to one decimal', () => {
    expect([9999, 10_000].map((weight) => displayDigits(weight, 'kg'))).toEqual([2, 1]);
  });

  test('R7.3 offers an alternative unit of similar size', () => {
    expect(typedUnits.map(unitsBeside)).toEqual([
      ['kg', 'lb'],
      ['g', 'oz'],
      ['kg', 'lb'],
      ['g', 'oz'],
    ]);
  });

  test.each([
    [12_345, 'kg', 12_300],
    [4254, 'kg', 4250],
    [854, 'kg', 854],
    [30, 'lb', 31],
  ] as const)('R7.3 compares %i g in %s as %i g', (weight, unit, shownValue) => {
    expect(roundGrams(weight, unit)).toBe(shownValue);
  });

  test('R7.3 a difference has no sign, and small weights keep the unit system', () => {
    expect(formatDifference(-120, 'kg', 'en')).toBe('120\u00A0g');
    expect(formatDifference(1000, 'kg', 'en')).toBe('1.0\u00A0kg');
    expect(formatDifference(1250, 'kg', 'es')).toBe('1,25\u00A0kg');
    expect(displayUnit(999, 'kg')).toBe('g');
    expect(displayUnit(453, 'lb')).toBe('oz');
    expect(formatDifference(-100, 'lb', 'en')).toBe('3.5\u00A0oz');
    expect(displayUnit(454, 'lb')).toBe('lb');
  });
});
