import { leastUsed } from '@/lib/records/pets/cover';

test('R7.1 assigns covers to the first pets in order', () => {
  expect(leastUsed(new Map())).toBe('pine');
  expect(leastUsed(new Map([['pine', 1]]))).toBe('clay');
});

test('R7.1 assigns an unused cover before repeating one', () => {
  const usesByCover = new Map([
    ['pine', 1],
    ['dusk', 1],
    ['plum', 1],
    ['honey', 2],
  ] as const);

  expect(leastUsed(usesByCover)).toBe('clay');
});

test('R7.1 assigns the least used cover when all are in use', () => {
  const usesByCover = new Map([
    ['pine', 2],
    ['clay', 2],
    ['dusk', 1],
    ['plum', 1],
    ['honey', 1],
  ] as const);

  expect(leastUsed(usesByCover)).toBe('dusk');
});
