import { findToxicFoods, listToxicFoods } from '@/lib/overviews/food/toxic-foods';

const found = (search: string, locale: 'en' | 'es' = 'en') => findToxicFoods(search, locale).foods.map(({ id }) => id);

test.each([
  ['chocolate', 'chocolate'],
  ['dark chocolate', 'chocolate'],
  ['Schokolade', undefined],
  ['raisins', 'grapes'],
  ['pasas', 'grapes'],
  ['UVAS', 'grapes'],
  ['xilitol', 'xylitol'],
  ['chicle', 'xylitol'],
  ['birch sugar', 'xylitol'],
  ['cebolla', 'onion'],
  ['shallots', 'onion'],
  ['ajos', 'garlic'],
  ['puerro', 'chives'],
  ['nuez de macadamia', 'macadamia'],
  ['cerveza', 'alcohol'],
  ['café', 'caffeine'],
  ['cafe', 'caffeine'],
  ['masa de pizza', 'dough'],
  ['azucena', 'lilies'],
  ['lily', 'lilies'],
  ['guacamole', 'avocado'],
  ['nuez moscada', 'nutmeg'],
  ['huesos', 'cookedBones'],
  ['lupulo', 'hops'],
  ['mouldy bread', 'moldy'],
  ['setas', 'mushrooms'],
  ['cherries', 'stones'],
  ['jamón', 'fat'],
])('R15.25 a search for "%s" finds %p', (search, id) => {
  expect(found(search).includes(id ?? '')).toBe(id !== undefined);
  expect(found(search, 'es').length > 0).toBe(id !== undefined);
});

test.each([
  ['toothpaste', 'xylitol'],
  ['pasta de dientes', 'xylitol'],
  ['tea', 'caffeine'],
  ['té', 'caffeine'],
  ['ron', 'alcohol'],
  ['ham', 'fat'],
  ['sal', 'salt'],
  ['egg', 'raw'],
  ['nueces', 'nuts'],
  ['almonds', 'nuts'],
  ['salmón', 'rawSalmon'],
])('R15.25 a search for "%s" also finds %p', (search, id) => {
  expect(found(search)).toContain(id);
});

test('R15.25 says if foods only share a word with the search', () => {
  expect(findToxicFoods('dark chocolate', 'en').isExact).toBe(false);
  expect(findToxicFoods('chocolate', 'en').isExact).toBe(true);
});

test.each(['pan', 'pea', 'col', 'cooked rice', 'green beans', 'raw carrot', 'judías verdes', 'sea bass'])(
  'R15.25 the harmless "%s" finds nothing',
  (search) => {
    expect(found(search)).toEqual([]);
  },
);

test.each(['cucumber', 'pepino', 'qq', '%', '🍫'])('R15.25 a search for "%s" finds nothing', (search) => {
  expect(found(search)).toEqual([]);
});

test('R15.25 an empty search lists all, emergencies first', () => {
  const all = listToxicFoods('es');
  expect(found('  ')).toHaveLength(all.length);
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect([all[0]?.urgency, all.at(-1)?.urgency]).toEqual(['now', 'watch']);
});

test('R15.25 each food has an animal, a reason and a source', () => {
  for (const { id, name, why, species, sources } of listToxicFoods('en')) {
    expect([id, name.en === '' || name.es === '' || why.en === '' || why.es === '']).toEqual([id, false]);
    expect([id, species.length > 0, sources.length > 0]).toEqual([id, true, true]);
  }
});

test('R15.25 lilies harm cats, hops and macadamia nuts dogs', () => {
  const speciesOf = (id: string) => listToxicFoods('en').find((food) => food.id === id)?.species;
  expect([speciesOf('lilies'), speciesOf('hops'), speciesOf('macadamia')]).toEqual([['cat'], ['dog'], ['dog']]);
});
