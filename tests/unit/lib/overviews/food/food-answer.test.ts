import { answerFood, type FedPet } from '@/lib/overviews/food/food-answer';
import {
  confirmationOf,
  type FedAnimal,
  isCupWrong,
  type QueryValues,
  readFood,
} from '@/lib/overviews/food/food-query';
import { fewestWeeks, findFastLoss } from '@/lib/overviews/food/pace';
import { fedSpeciesOf } from '@/lib/overviews/food/vocabulary';

const dog: FedAnimal = { species: 'dog', grams: 12_000 };
const english = { locale: 'en', weightUnit: 'kg' } as const;
const read = (query: QueryValues, reader: Parameters<typeof readFood>[2] = english) => readFood(query, dog, reader);

test('R15.20 only dogs and cats have an estimate', () => {
  expect(['dog', 'cat', 'rabbit', 'horse', 'ferret', 'bird', 'other'].map(fedSpeciesOf)).toEqual([
    'dog',
    'cat',
    ...Array<null>(5).fill(null),
  ]);
});

test.each([
  ['350', 350, null],
  ['352,5', 352.5, null],
  ['352.5', 352.5, null],
  ['', null, null],
  ['3500', null, 'impossible'],
  ['-350', null, 'impossible'],
  ['5', null, 'impossible'],
  ['35', null, 'unusual'],
  ['700', null, 'unusual'],
  ['350 kcal', null, 'notNumber'],
  ['1465 kJ', null, 'notNumber'],
  ['3,500', null, 'ambiguous'],
  ['lots', null, 'notNumber'],
])('R15.23 kcal per 100 g typed as "%s" are %p, problem %p', (kcal, value, problem) => {
  expect(read({ kcal }).density).toEqual({ text: kcal, value, problem });
});

test('R15.23 Spanish commas are decimals, a point before three digits is unclear', () => {
  const spanish = { locale: 'es', weightUnit: 'kg' } as const;
  expect(read({ kcal: '352,5' }, spanish).density.value).toBe(352.5);
  expect(read({ kcal: '3.500', unit: 'kg' }, spanish).density.problem).toBe('ambiguous');
});

test('R15.23 an unusual number is accepted once confirmed, an impossible one is not', () => {
  const sure = confirmationOf(read({ kcal: '35' }));
  expect(read({ kcal: '35', sure }).density.value).toBe(35);
  expect(read({ kcal: '36', sure }).density.problem).toBe('unusual');
  expect(read({ kcal: '35', unit: 'kg', sure }).density.problem).toBe('impossible');
  const never = confirmationOf(read({ kcal: '3500' }));
  expect(read({ kcal: '3500', sure: never }).density.problem).toBe('impossible');
});

test('R15.23 a target more than 30 % below the weight cannot be confirmed', () => {
  const query = read({ factor: 'weightLoss', target: '1', sure: confirmationOf(read({})) });
  expect(query).toMatchObject({ target: { problem: 'tooLow' }, targetGrams: null });
  expect(answerFood(pet, query)).toBeNull();
});

test.each([
  ['8.4', null, 8400],
  ['9', null, 9000],
  ['8.3', 'tooLow', null],
  ['1', 'tooLow', null],
  ['0', 'impossible', null],
  ['900', 'impossible', null],
  ['-9', 'impossible', null],
  ['20 lb', 'notNumber', null],
])('R15.23 a target of "%s" kg has problem %p', (target, problem, grams) => {
  const query = read({ target });
  expect([query.target.problem, query.targetGrams]).toEqual([problem, grams]);
});

test('R15.23 a target is read in the unit of the reader', () => {
  expect(read({ target: '22' }, { locale: 'en-US', weightUnit: 'lb' }).targetGrams).toBe(9979);
});

test('R15.23 repeated and unknown fields are ignored', () => {
  const query = read({ kcal: ['1', '2'], unit: 'x', factor: 'kitten', meals: '9' });
  expect(query).toMatchObject({ density: { value: null, problem: null }, unit: '100g', factor: null, meals: null });
});

test('R15.23 a cup that would hold more energy than fat is wrong', () => {
  expect(isCupWrong({ kcal: 700, unit: 'cup', cupGrams: 60 })).toBe(true);
  expect(isCupWrong({ kcal: 380, unit: 'cup', cupGrams: 100 })).toBe(false);
});

const pet: FedPet = {
  ...{ species: 'dog', grams: 12_000, scoredGrams: null, isGrown: true, ageMonths: null, isLosingFast: false },
};

test('R15.20 nothing is estimated before somebody chooses a factor', () => {
  expect(answerFood(pet, read({ kcal: '350', meals: '2' }))).toBeNull();
});

test('R15.20 a chosen factor gives energy without food, and grams with it', () => {
  expect(answerFood(pet, read({ factor: 'neutered' }))).toMatchObject({ factor: 'neutered', portions: null });
  const answer = answerFood(pet, read({ factor: 'workHeavy', kcal: '400', meals: '2' }));
  expect(answer).toMatchObject({ portions: [{ day: {} }, { day: {} }] });
});

test.each([
  ['weightLoss', false, 'growing'],
  ['neutered', false, 'stillGrowing'],
  ['puppyOlder', true, 'grown'],
  ['weightLoss', true, 'noTarget'],
  ['pregnant', false, 'growingMother'],
  ['nursing', false, 'growingMother'],
])('R15.20 %s with grown %p is refused: %s', (factor, isGrown, refusal) => {
  expect(answerFood({ ...pet, isGrown }, read({ factor }))).toBe(refusal);
});

test.each([
  ['puppyYoung', 3, null],
  ['puppyYoung', 4, null],
  ['puppyYoung', 5, 'puppyAge'],
  ['puppyOlder', 3, 'puppyAge'],
  ['puppyOlder', 4, null],
  ['puppyYoung', 1, 'unweaned'],
  ['nursing', 1, 'unweaned'],
])('R15.20 %s at %d months is refused: %s', (factor, ageMonths, refusal) => {
  const answer = answerFood({ ...pet, isGrown: false, ageMonths }, read({ factor }));
  expect(typeof answer === 'string' ? answer : null).toBe(refusal);
});

test('R15.21 an animal that loses weight too fast gets no diet', () => {
  const query = read({ factor: 'weightLoss', target: '10' });
  expect(answerFood({ ...pet, isLosingFast: true }, query)).toBe('losingFast');
});

test('R15.23 grams of a cup only matter if the bag counts in cups', () => {
  expect(answerFood(pet, read({ factor: 'neutered', kcal: '350', cup: '5' }))).toMatchObject({ portions: [{}] });
  expect(answerFood(pet, read({ factor: 'neutered', kcal: '350', cup: '5', unit: 'cup' }))).toMatchObject({
    portions: null,
  });
});

test('R15.20 an unknown age refuses no factor', () => {
  for (const factor of ['puppyOlder', 'neutered'])
    expect(answerFood({ ...pet, isGrown: null }, read({ factor }))).toMatchObject({ factor });
});

test('R15.21 weight loss says the fewest weeks at the safe rate', () => {
  const answer = answerFood(pet, read({ factor: 'weightLoss', target: '10' }));
  expect(answer).toMatchObject({ loss: { grams: 10_000, basis: 'target', weeks: 10 } });
  expect(fewestWeeks('cat', 6000, 5000)).toBe(19);
  expect(fewestWeeks('cat', 5000, 6000)).toBeNull();
  expect(fewestWeeks('rabbit', 6000, 5000)).toBeNull();
});

test('R15.21 a target with a problem gives no estimate', () => {
  expect(answerFood(pet, read({ factor: 'weightLoss', target: '1' }))).toBeNull();
});

const weighed = (day: string, grams: number) => ({ measuredAt: `${day}T09:00:00.000Z`, grams });

test.each([
  ['cat', 6000, 5880, null],
  ['cat', 6000, 5760, 2],
  ['dog', 12_000, 11_600, null],
  ['dog', 12_000, 11_400, 2.5],
  ['rabbit', 3000, 2000, null],
])('R15.21 a %s going from %p to %p g has %p percent flagged', (type, from, to, percent) => {
  const found = findFastLoss(type, [weighed('2026-11-29', to), weighed('2026-11-15', from)]);
  expect(found?.percent ?? null).toBe(percent);
});

test('R15.21 the rate counts days, not started weeks', () => {
  expect(findFastLoss('cat', [weighed('2026-11-28', 4920), weighed('2026-11-15', 5000)])).toBeNull();
});
