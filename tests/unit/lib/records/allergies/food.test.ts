import { isFood } from '@/lib/records/allergies/food';

test.each([
  ['Chicken', true],
  ['Proteína de pollo', true],
  ['MAÍZ', true],
  ['Pollen', false],
  ['Polen de olivo', false],
  ['Penicillin', false],
  ['House dust mites', false],
  ['Corn pollen', false],
  ['', false],
])('R9.4 recognizes %s as food: %p', (allergen, expected) => {
  expect(isFood(allergen)).toBe(expected);
});
