import { mergeWaiting } from '@/lib/overviews/waiting/merge';

const openedWeight = { grams: 11_000, note: null, bodyConditionScore: null };

test('R12.3 changes of different fields are merged', () => {
  const versions = {
    opened: openedWeight,
    changes: { grams: 11_200 },
    current: { ...openedWeight, note: 'after a meal' },
  };

  expect(mergeWaiting('weights', versions)).toEqual({ grams: 11_200 });
});

test('R12.3 requires a choice if both sides changed the same field', () => {
  const versions = { opened: openedWeight, changes: { grams: 11_200 }, current: { ...openedWeight, grams: 11_400 } };

  expect(mergeWaiting('weights', versions)).toBeNull();
});

test('R12.3 merges nothing in collections without fields', () => {
  expect(mergeWaiting('checks', { opened: {}, changes: {}, current: {} })).toBeNull();
});
