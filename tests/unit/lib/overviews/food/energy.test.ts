import {
  dailyEnergy,
  factorOf,
  type KcalRange,
  lossEnergy,
  minimumEnergy,
  restingEnergy,
  treatEnergy,
} from '@/lib/overviews/food/energy';
import { amountOf, kcalPer100g, portionOf } from '@/lib/overviews/food/portion';
import { type FactorId, type FedSpecies, factorsOf } from '@/lib/overviews/food/vocabulary';

const kg = (value: number) => Math.round(value * 1000);

/** 70 × kg^0.75. Sources: Merck's formula; 20 kg and 662 kcal at petcalorie.com/methodology, the others worked by hand. */
test.each([
  [1, 70],
  [2, 118],
  [3, 160],
  [4, 198],
  [5, 234],
  [8, 333],
  [10, 394],
  [16, 560],
  [20, 662],
  [30, 897],
  [45, 1216],
  [81, 1890],
])('R15.20 resting energy of %p kg is %p kcal', (weight, kcal) => {
  expect(Math.round(restingEnergy(kg(weight)))).toBe(kcal);
});

/** Ideal 33.3 kg needs 971 kcal at rest: docs.thedogapi.com, weight-loss plan. */
test('R15.20 resting energy agrees with a published weight-loss plan', () => {
  expect(Math.round(restingEnergy(33_333))).toBe(971);
});

const maintenance: [FedSpecies, FactorId, number, KcalRange][] = [
  // Clinician's Brief, calculation sheet: neutered 1.6, intact 1.8.
  ['dog', 'neutered', 10, [630, 630]],
  ['dog', 'intact', 10, [709, 709]],
  ['dog', 'neutered', 20, [1059, 1059]],
  // docs.thedogapi.com, daily calories: 20 kg at 1.4 needs 927 kcal.
  ['dog', 'inactive', 20, [927, 927]],
  ['dog', 'senior', 20, [927, 927]],
  // wellness.json, recalled from the WSAVA and Ohio State tables.
  ['dog', 'workLight', 16, [1120, 1120]],
  ['dog', 'workModerate', 16, [1680, 1680]],
  ['dog', 'workHeavy', 16, [2240, 4480]],
  ['dog', 'puppyYoung', 1, [210, 210]],
  ['dog', 'puppyOlder', 16, [1120, 1120]],
  ['dog', 'pregnant', 16, [1008, 1680]],
  ['dog', 'nursing', 16, [1680, 3360]],
  // calculattor.com and knowt.com.
  ['cat', 'neutered', 4, [238, 238]],
  ['cat', 'intact', 4, [277, 277]],
  ['cat', 'inactive', 4, [198, 198]],
  ['cat', 'active', 4, [317, 317]],
  ['cat', 'senior', 4, [218, 218]],
  ['cat', 'kitten', 1, [175, 175]],
  ['cat', 'pregnant', 4, [317, 396]],
  ['cat', 'nursing', 4, [396, 1188]],
];

test.each(maintenance)('R15.20 a %s, %s, of %p kg needs %p kcal a day', (species, id, weight, kcal) => {
  const factor = factorOf(species, id);
  if (!factor) throw new Error('No such factor');
  expect(dailyEnergy(kg(weight), factor).map(Math.round)).toEqual(kcal);
});

test.each(['dog', 'cat'] as const)('R15.20 each factor of a %s has a range and a source', (species) => {
  for (const id of factorsOf(species)) {
    const factor = factorOf(species, id);
    expect(factor?.range[0]).toBeGreaterThan(0);
    expect(factor?.sources.length).toBeGreaterThan(0);
  }
});

test('R15.20 factors belong to one species', () => {
  expect(factorOf('cat', 'workHeavy')).toBeNull();
  expect(factorOf('dog', 'kitten')).toBeNull();
});

const at = (current: number, target: number | null, scored: number | null) => ({
  current: kg(current),
  target: target === null ? null : kg(target),
  scored: scored === null ? null : kg(scored),
});

test.each([
  // AAHA: the resting energy at the ideal weight; wellness.json: dog 1.0, cat 0.8.
  ['dog', at(40, null, 33.333), 971, 'score'],
  ['dog', at(12, 10, null), 394, 'target'],
  ['dog', at(24, 20, 20), 662, 'target'],
  ['cat', at(6, 5, null), 187, 'target'],
  ['cat', at(5.6, null, 4), 158, 'score'],
  ['cat', at(7, 5, 5.385), 198, 'score'],
] as const)('R15.21 a %s losing weight, %j, gets %p kcal', (species, weights, kcal, basis) => {
  const loss = lossEnergy(species, weights);
  expect(typeof loss === 'string' ? loss : [Math.round(loss.kcal), loss.basis]).toEqual([kcal, basis]);
});

test.each(['dog', 'cat'] as const)('R15.21 energy of a %s is never below the published minimum', (species) => {
  for (let current = 2000; current < 60_000; current += 700)
    for (const share of [0.2, 0.5, 0.8, 0.99]) {
      const scored = current / 1.4;
      const loss = lossEnergy(species, { current, target: Math.round(current * share), scored });
      if (typeof loss === 'string') throw new Error(loss);
      expect(loss.kcal).toBeGreaterThanOrEqual(minimumEnergy(scored));
    }
});

test('R15.21 a target below the scored ideal weight is raised to it', () => {
  expect(lossEnergy('dog', at(28, 10, 20))).toMatchObject({ grams: 20_000, basis: 'score', isRaised: true });
  expect(lossEnergy('dog', at(28, 22, 20))).toMatchObject({ grams: 22_000, basis: 'target', isRaised: false });
});

test.each([
  [at(10, null, null), 'noTarget'],
  [at(10, 10, null), 'notAbove'],
  [at(10, 12, null), 'notAbove'],
  [at(10, null, 10), 'notAbove'],
  [at(10, 9, 11), 'notAbove'],
] as const)('R15.21 no weight loss is planned for %j', (weights, reason) => {
  expect(lossEnergy('dog', weights)).toBe(reason);
});

test('R15.22 treats are at most a tenth of the day', () => {
  expect(treatEnergy(630)).toBe(63);
});

test.each([
  [630, { kcal: 350, unit: '100g', cupGrams: null }, 180, null],
  [630, { kcal: 3500, unit: 'kg', cupGrams: null }, 180, null],
  [238, { kcal: 85, unit: '100g', cupGrams: null }, 280, null],
  [630, { kcal: 360, unit: 'cup', cupGrams: null }, null, 1.75],
  [630, { kcal: 360, unit: 'cup', cupGrams: 100 }, 175, 1.75],
  [993, { kcal: 350, unit: 'cup', cupGrams: null }, null, 2.84],
] as const)('R15.22 %p kcal of %j are %p g or %p cups', (kcal, density, grams, cups) => {
  const amount = amountOf(kcal, density);
  expect(amount.grams === null ? null : Number(amount.grams.toFixed(2))).toBe(grams);
  expect(amount.cups === null ? null : Number(amount.cups.toFixed(2))).toBe(cups);
});

test('R15.22 meals share the day, and treats come out of it', () => {
  const portion = portionOf(700, { kcal: 350, unit: '100g', cupGrams: null }, 4);
  expect([portion.day.grams, portion.meal?.grams]).toEqual([200, 50]);
  expect([portion.dayBesideTreats.grams, portion.mealBesideTreats?.grams]).toEqual([180, 45]);
  expect(portionOf(700, { kcal: 350, unit: 'cup', cupGrams: null }, null).meal).toBeNull();
});

test('R15.22 cups of unknown weight have no energy by weight', () => {
  expect(kcalPer100g({ kcal: 350, unit: 'cup', cupGrams: null })).toBeNull();
});
