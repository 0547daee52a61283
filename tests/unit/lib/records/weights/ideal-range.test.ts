import { idealRange, placeInRange } from '@/lib/records/weights/ideal-range';

const reading = (grams: number, bodyConditionScore: number | null) => ({ grams, bodyConditionScore });

test('R7.3 a body scored ideal makes its weight the middle of the range', () => {
  expect(idealRange([reading(11_200, 5)], 'dog')).toEqual({ from: 10_640, to: 11_760 });
});

test.each([
  [6, 10_182],
  [7, 9333],
  [4, 12_320],
  [3, 13_440],
])('R7.3 score %i moves the middle by a tenth per point', (score, middle) => {
  const range = idealRange([reading(11_200, score)], 'cat');

  expect(((range?.from ?? 0) + (range?.to ?? 0)) / 2).toBeCloseTo(middle, -1);
});

test('R7.3 the newest scored weight decides', () => {
  const readings = [reading(12_000, null), reading(10_000, 5), reading(9000, 5)];

  expect(idealRange(readings, 'dog')).toEqual({ from: 9500, to: 10_500 });
});

test('R7.3 nothing is said without a score or for another scale', () => {
  expect(idealRange([reading(11_200, null)], 'dog')).toBeNull();
  expect(idealRange([reading(500_000, 5)], 'horse')).toBeNull();
});

test.each([
  [9499, 'below'],
  [9500, 'within'],
  [10_500, 'within'],
  [10_501, 'above'],
])('R7.3 %i g of 9.5 to 10.5 kg is %s', (grams, place) => {
  expect(placeInRange(grams, { from: 9500, to: 10_500 })).toBe(place);
  expect(placeInRange(grams, null)).toBe('unknown');
});
