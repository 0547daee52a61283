import { idealRange, placeInRange } from '@/lib/records/weights/ideal-range';

const scoredAt = '2026-03-01T10:00:00.000Z';
const reading = (grams: number, bodyConditionScore: number | null, measuredAt = scoredAt) => {
  return { grams, bodyConditionScore, measuredAt };
};
const dog = { type: 'dog', dateOfBirth: null };

test('R7.3 an ideal score makes the weight the middle of the range', () => {
  expect(idealRange([reading(11_200, 5)], dog)).toEqual({ from: 10_640, to: 11_760, scoredAt });
});

test.each([
  [6, 10_182],
  [7, 9333],
  [4, 12_320],
  [3, 13_440],
])('R7.3 score %i shifts the middle by a tenth per point', (score, middle) => {
  const range = idealRange([reading(11_200, score)], { ...dog, type: 'cat' });

  expect(((range?.from ?? 0) + (range?.to ?? 0)) / 2).toBeCloseTo(middle, -1);
});

test('R7.3 the newest scored weight determines the range', () => {
  const readings = [reading(12_000, null), reading(10_000, 5), reading(9000, 5)];

  expect(idealRange(readings, dog)).toEqual({ from: 9500, to: 10_500, scoredAt });
});

test('R7.3 gives no range without a score or for other scales', () => {
  expect(idealRange([reading(11_200, null)], dog)).toBeNull();
  expect(idealRange([reading(500_000, 5)], { ...dog, type: 'horse' })).toBeNull();
  expect(idealRange([], dog)).toBeNull();
});

test.each([
  [9499, 'below'],
  [9500, 'within'],
  [10_500, 'within'],
  [10_501, 'above'],
])('R7.3 places %i g within 9.5 to 10.5 kg as %s', (grams, place) => {
  expect(placeInRange(grams, { from: 9500, to: 10_500 })).toBe(place);
  expect(placeInRange(grams, null)).toBe('unknown');
});

test.each([
  ['a puppy', '2025-10-01', null],
  ['a dog that may still grow', '2024-06-01', null],
  ['a grown dog', '2023-06-01', 9500],
])('R7.3 a score of %s born on %s gives an ideal from %p', (_, dateOfBirth, from) => {
  const range = idealRange([reading(20_000, null, '2026-11-01T10:00:00Z'), reading(10_000, 5)], {
    ...dog,
    dateOfBirth,
  });
  expect(range?.from ?? null).toBe(from);
});

test.each([
  ['2027-03-01T10:00:00.000Z', true],
  ['2027-03-01T10:00:01.000Z', false],
])('R7.3 with a weight of %s an older score counts: %p', (newest, counts) => {
  expect(idealRange([reading(11_000, null, newest), reading(11_200, 5)], dog) !== null).toBe(counts);
});
