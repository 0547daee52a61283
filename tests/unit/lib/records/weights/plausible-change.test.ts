import { changeQuestion, implausibleChange } from '@/lib/records/weights/plausible-change';

const birthday = '2026-01-01';
const day = (age: number) => new Date(Date.UTC(2026, 0, 1 + age)).toISOString();
const grownDog = { type: 'dog', dateOfBirth: '2015-01-01' };
const puppy = { type: 'dog', dateOfBirth: birthday };
const reading = (age: number, grams: number) => ({ measuredAt: day(age), grams });

describe('an unlikely change of weight', () => {
  test.each([
    [20_000, 2_000, -90],
    [20_000, 14_000, null],
    [20_000, 13_999, -30.005],
    [20_000, 26_000, null],
    [20_000, 26_001, 30.005],
  ])('R7.3 an adult dog from %i to %i g changes by %p percent', (from, to, percent) => {
    const change = implausibleChange(reading(0, from), reading(10, to), grownDog);

    if (percent === null) expect(change).toBeNull();
    else expect(change).toBeCloseTo(percent, 3);
  });

  test.each([
    ['gains 43 % in a day, the most that it can', 0, 1000, 1, 1430, false],
    ['gains more than that', 0, 1000, 1, 1431, true],
    ['grows slower after its fourth week', 20, 1000, 40, 3530, false],
    ['grows as before after its fourth week', 20, 1000, 40, 3540, true],
    ['doubles its weight in nine days', 0, 400, 9, 850, false],
    ['weighs ten times as much after nine days', 0, 400, 9, 4000, true],
    ['grows from 2 to 4.5 kg in its third month', 56, 2000, 86, 4500, false],
    ['grows from 2 to 20 kg in its third month', 56, 2000, 86, 20_000, true],
    ['loses a third', 56, 3000, 60, 2000, true],
    ['is weighed again after half a year', 60, 3000, 240, 14_000, false],
  ])('R7.3 a puppy that %s', (_, fromAge, from, toAge, to, questioned) => {
    const change = implausibleChange(reading(fromAge, from), reading(toAge, to), puppy);

    expect(change !== null).toBe(questioned);
  });

  test('R7.3 an animal of unknown age counts as adult', () => {
    expect(implausibleChange(reading(0, 400), reading(9, 850), { type: 'dog', dateOfBirth: null })).toBe(112.5);
  });

  test('R7.3 of two weights at one time, the other counts as earlier', () => {
    expect(changeQuestion(reading(9, 1000), reading(9, 20_000), grownDog)).toBe(
      'weights.question.lessThanBefore?percent=95',
    );
  });

  test('R7.3 the question compares with the weight before or after', () => {
    expect(changeQuestion(reading(9, 1100), reading(1, 1_100_000), grownDog)).toBe(
      'weights.question.lessThanBefore?percent=100',
    );
    expect(changeQuestion(reading(9, 1000), reading(20, 20_000), grownDog)).toBe(
      'weights.question.lessThanAfter?percent=95',
    );
    expect(changeQuestion(reading(9, 20_000), reading(1, 2000), grownDog)).toBe(
      'weights.question.moreThanBefore?percent=900',
    );
    expect(changeQuestion(reading(9, 20_000), reading(20, 2000), grownDog)).toBe(
      'weights.question.moreThanAfter?percent=900',
    );
    expect(changeQuestion(reading(9, 20_000), null, grownDog)).toBeNull();
  });
});
