import fc from 'fast-check';
import { gramsRange, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { petTypes } from '@/lib/records/pets/vocabulary';
import { weightInput } from '@/lib/records/weights/schema';
import { checkWeight } from '@/lib/records/weights/weight';
import { RUNS } from '@/tests/support/property-runs';

const at = new Date('2026-11-21T10:00:00Z');
const weight = (grams: number, measuredAt = '2026-11-20T10:00:00.000Z') => ({
  id: 'w1',
  measuredAt,
  grams,
  bodyConditionScore: null,
  note: null,
});
const pet = (type: string, dateOfBirth: string | null = null) => ({ type, dateOfBirth, deceasedOn: null });

describe('plausible weights', () => {
  test.each([
    ['cat', 2_000_000],
    ['cat', 25_001],
    ['cat', 49],
    ['dog', 0],
    ['hamster', 4000],
    ['horse', 100],
    ['dragon', 1_600_001],
  ])('R7.3 a %s of %i g is refused with the range', (type, grams) => {
    expect(checkWeight(weight(grams), pet(type)).grams).toMatch(/^weights\.validation\.implausible\?min=[\d.]+&max=\d/);
  });

  test.each([
    ['cat', 4200],
    ['dog', 90],
    ['horse', 600_000],
    ['hamster', 30],
    ['guinea_pig', 900],
    ['bird', 12],
    ['dragon', 1_000_000],
  ])('R7.3 a %s of %i g is accepted', (type, grams) => {
    expect(checkWeight(weight(grams), pet(type))).toEqual({});
  });

  test.each([
    ['dog', 50, 150_000],
    ['cat', 50, 25_000],
    ['rabbit', 20, 15_000],
    ['ferret', 5, 5000],
    ['horse', 5000, 1_600_000],
    ['guinea_pig', 30, 4000],
    ['hamster', 1, 500],
    ['other_small_mammal', 1, 20_000],
    ['bird', 1, 160_000],
    ['reptile', 1, 300_000],
    ['fish', 1, 100_000],
    ['dragon', 1, 1_600_000],
  ])('R7.3 a %s weighs from %i to %i g', (type, least, most) => {
    const isTaken = (grams: number) => isPlausible(grams, plausibleGrams(type));
    expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
  });

  test('R7.3 a weight before birth is refused', () => {
    expect(checkWeight(weight(4000, '2020-01-01T00:00:00.000Z'), pet('cat', '2020-03-01'))).toEqual({
      measuredAt: 'entries.validation.beforeBirth',
    });
  });

  test('R7.3 a species’ range stays within the schema’s range', () => {
    fc.assert(
      fc.property(fc.constantFrom(...petTypes), fc.integer({ min: -10, max: 3_000_000 }), (type, grams) => {
        const range = plausibleGrams(type);
        expect(range.min).toBeGreaterThanOrEqual(gramsRange.min);
        const parsedWeight = weightInput(at).safeParse({ measuredAt: '2026-11-20T10:00:00Z', grams });
        if (isPlausible(grams, range)) expect(parsedWeight.success).toBe(true);
        expect(parsedWeight.success).toBe(isPlausible(grams, gramsRange));
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 fractions of a gram, text and null are not valid weights', () => {
    for (const grams of [1.5, '4200', null, Number.NaN, Number.POSITIVE_INFINITY]) {
      const result = weightInput(at).safeParse({ measuredAt: '2026-11-20T10:00:00Z', grams });
      expect(result.error?.issues[0]?.message).toBe('weights.validation.implausible?min=0.001&max=1600');
    }
  });
});
