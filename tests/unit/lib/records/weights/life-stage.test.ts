import fc from 'fast-check';
import { dogSize, isGiantDog, sizeOfBreed, sizeOfWeight } from '@/lib/records/weights/dog-size';
import { growthGuide } from '@/lib/records/weights/growth';
import { lifeStageOn, lifeStages } from '@/lib/records/weights/life-stage';
import { RUNS } from '@/tests/support/property-runs';

const day = fc
  .integer({ min: 0, max: 9000 })
  .map((n) => new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));
const size = fc.constantFrom(null, 'T' as const, 'S' as const, 'M' as const, 'L' as const, 'G' as const);

describe('life stages', () => {
  test.each([
    ['cat', null, '2026-01-01', 'kitten'],
    ['cat', null, '2025-11-21', 'youngAdult'],
    ['cat', null, '2019-11-21', 'matureAdult'],
    ['cat', null, '2015-11-22', 'matureAdult'],
    ['cat', null, '2015-11-21', 'senior'],
    ['dog', 'T', '2026-06-01', 'puppy'],
    ['dog', 'T', '2026-05-01', 'youngAdult'],
    ['dog', 'G', '2020-11-21', 'senior'],
    ['dog', 'T', '2015-11-22', 'matureAdult'],
    ['dog', null, '2017-11-21', null],
    ['dog', null, '2005-11-21', 'senior'],
    ['dog', null, '2026-09-01', 'puppy'],
    ['rabbit', null, '2026-05-01', 'young'],
    ['rabbit', null, '2021-11-21', 'senior'],
    ['ferret', null, '2025-11-20', 'adult'],
    ['horse', null, '2011-11-21', 'senior'],
    ['hamster', null, '2024-01-01', null],
  ] as const)('R7.3 on 2026-11-21, the stage of a %s (%s) born %s is: %s', (type, dog, dateOfBirth, stage) => {
    expect(lifeStageOn('2026-11-21', { type, dateOfBirth }, dog).stage).toBe(stage);
  });

  test.each([
    ['cat', null, '2025-11-22', { adultMonths: 12, adult: false }],
    ['cat', null, '2025-11-21', { adultMonths: 12, adult: true }],
    ['dog', 'L', '2025-08-22', { adultMonths: 15, adult: false }],
    ['dog', 'L', '2025-08-21', { adultMonths: 15, adult: true }],
    ['hamster', null, '2025-11-22', { adultMonths: null, adult: false }],
    ['hamster', null, '2025-11-21', { adultMonths: null, adult: true }],
  ] as const)('R7.3 on 2026-11-21, a %s (%s) born %s is adult: %j', (type, dog, dateOfBirth, facts) => {
    expect(lifeStageOn('2026-11-21', { type, dateOfBirth }, dog)).toMatchObject(facts);
  });

  test('R7.3 life stages and adulthood never go backward', () => {
    const type = fc.constantFrom('dog', 'cat', 'rabbit', 'ferret', 'horse', 'bird');
    fc.assert(
      fc.property(type, size, day, day, day, (one, dog, ...days) => {
        const [dateOfBirth, earlier, later] = [...days].sort() as [string, string, string];
        const [before, after] = [earlier, later].map((on) => lifeStageOn(on, { type: one, dateOfBirth }, dog));
        const placeOf = (stage: string | null | undefined) => (stage ? lifeStages.indexOf(stage as never) : -1);
        if (after?.stage) expect(placeOf(after.stage)).toBeGreaterThanOrEqual(placeOf(before?.stage));
        expect(Number(after?.adult)).toBeGreaterThanOrEqual(Number(before?.adult));
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 a dog’s size grows with weight and stays near its breed', () => {
    const order = ['T', 'S', 'M', 'L', 'G'];
    const grams = fc.integer({ min: 500, max: 120_000 });

    fc.assert(
      fc.property(grams, grams, fc.constantFrom(null, 'Beagle', 'Chihuahua', 'Gran danés'), (one, other, breed) => {
        const [light, heavy] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(sizeOfWeight(heavy))).toBeGreaterThanOrEqual(order.indexOf(sizeOfWeight(light)));
        const breedSize = sizeOfBreed(breed);
        const sizeIndex = order.indexOf(dogSize(breed, one) ?? '');
        if (breedSize) expect(sizeIndex).toBeLessThanOrEqual(order.indexOf(breedSize) + 1);
      }),
      { numRuns: RUNS },
    );
    expect([4999, 5000, 9999, 10_000, 25_000, 45_000].map(sizeOfWeight)).toEqual(['T', 'S', 'S', 'M', 'L', 'G']);
    expect(sizeOfBreed('BEAGLE ')).toBe('M');
    expect(sizeOfBreed('Mongrel of the street')).toBeNull();
  });

  test.each([
    [null, null, null],
    ['Beagle', null, 'M'],
    [null, 30_000, 'L'],
    ['Chihuahua', 3000, 'T'],
    ['Chihuahua', 7000, 'S'],
    ['Chihuahua', 12_000, 'S'],
    ['Great Dane', 30_000, 'L'],
  ])('R7.3 a dog of %j and %j g has the size %j', (breed, grams, expected) => {
    expect(dogSize(breed, grams)).toBe(expected);
  });

  test('only dogs of a giant breed count as giant', () => {
    expect(isGiantDog({ type: 'dog', breed: 'Great Dane' })).toBe(true);
    expect(isGiantDog({ type: 'dog', breed: 'Beagle' })).toBe(false);
    expect(isGiantDog({ type: 'dog', breed: null })).toBe(false);
    expect(isGiantDog({ type: 'rabbit', breed: 'Great Dane' })).toBe(false);
  });

  test('R7.3 growth guides apply only at their age', () => {
    const on = (weeks: number, type: string) =>
      growthGuide(new Date(Date.UTC(2026, 0, 1) + weeks * 7 * 86_400_000).toISOString().slice(0, 10), {
        type,
        dateOfBirth: '2026-01-01',
      });

    expect([0, 1, 3, 4, 5, 20, 40].map((weeks) => on(weeks, 'dog'))).toEqual([
      null,
      'puppyEarly',
      'puppyEarly',
      null,
      'puppyLater',
      'puppyLater',
      null,
    ]);
    expect([0, 10, 11].map((weeks) => on(weeks, 'cat'))).toEqual(['kitten', 'kitten', null]);
    expect(on(2, 'rabbit')).toBeNull();
  });
});
