import { withWaiting } from '@/lib/browser/outbox/with-waiting';
import { waitingWrite } from '@/tests/support/waiting-writes';

const items = [
  { id: 'a', grams: 10 },
  { id: 'b', grams: 20 },
];

test('R12.1 new entries come first, changed ones stay, removed ones disappear', () => {
  const list = withWaiting(items, [
    waitingWrite({ seq: 1, verb: 'remove', entryId: 'a', shown: { id: 'a' } }),
    waitingWrite({ seq: 2, verb: 'change', entryId: 'b', shown: { grams: 21 } }),
    waitingWrite({ seq: 3, verb: 'create', entryId: 'c', shown: { id: 'c', grams: 30 } }),
    waitingWrite({ seq: 4, verb: 'create', entryId: 'd', shown: { id: 'd', grams: 40 } }),
  ]);
  expect(list.items).toEqual([
    { id: 'd', grams: 40 },
    { id: 'c', grams: 30 },
    { id: 'b', grams: 21 },
  ]);
  expect(list.items.map(list.markOf)).toEqual(['waits', 'waits', 'waits']);
  expect(withWaiting(items, []).items.map(list.markOf)).toEqual(['waits', 'waits']);
});

test('R12.3 an entry with a failed removal stays and is marked', () => {
  const trouble = { kind: 'gone' } as const;
  const list = withWaiting(items, [waitingWrite({ verb: 'remove', entryId: 'a', trouble })]);
  expect(list.items).toEqual(items);
  expect(list.items.map(list.markOf)).toEqual(['look', null]);
});

test('R12.1 an entry already on the page is not listed twice', () => {
  const list = withWaiting(items, [waitingWrite({ entryId: 'b', shown: { id: 'b', grams: 20 } })]);
  expect(list.items).toEqual(items);
});

const computedFields = { blank: { note: null, isEarly: null }, judged: { isEarly: ['grams'] } };

test('R12.7 missing fields of a new entry are filled with null', () => {
  const list = withWaiting(items, [waitingWrite({ entryId: 'c', shown: { id: 'c', grams: 30 } })], computedFields);
  expect(list.items[0]).toEqual({ id: 'c', grams: 30, note: null, isEarly: null });
});

test.each([
  [{ grams: 21 }, null],
  [{ grams: 20, note: 'Lean' }, true],
])('R12.7 a derived field becomes null when its source changes: %j', (shownFields, isEarly) => {
  const knownItems = [{ id: 'b', grams: 20, note: null, isEarly: true }];
  const list = withWaiting(
    knownItems,
    [waitingWrite({ verb: 'change', entryId: 'b', shown: shownFields })],
    computedFields,
  );
  expect(list.items).toEqual([{ ...knownItems[0], ...shownFields, isEarly }]);
});
