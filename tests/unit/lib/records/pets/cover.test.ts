import { leastUsed } from '@/lib/records/pets/cover';

test('R7.1 the first pets get the covers in order', () => {
  expect(leastUsed(new Map())).toBe('pine');
  expect(leastUsed(new Map([['pine', 1]]))).toBe('clay');
});

test('R7.1 a cover that became free is given before one is repeated', () => {
  const used = new Map([
    ['pine', 1],
    ['dusk', 1],
    ['plum', 1],
    ['honey', 2],
  ] as const);

  expect(leastUsed(used)).toBe('clay');
});

test('R7.1 when all are used the one with fewest pets comes next', () => {
  const used = new Map([
    ['pine', 2],
    ['clay', 2],
    ['dusk', 1],
    ['plum', 1],
    ['honey', 1],
  ] as const);

  expect(leastUsed(used)).toBe('dusk');
});
