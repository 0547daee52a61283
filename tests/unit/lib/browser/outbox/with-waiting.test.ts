import { withWaiting } from '@/lib/browser/outbox/with-waiting';
import { waitingWrite } from '@/tests/support/waiting-writes';

const items = [
  { id: 'a', grams: 10 },
  { id: 'b', grams: 20 },
];

test('R12.1 new entries stand first, changed ones where they were, removed ones nowhere', () => {
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

test('R12.3 what needs a look is marked; what stays is there', () => {
  const trouble = { kind: 'gone' } as const;
  const list = withWaiting(items, [waitingWrite({ verb: 'remove', entryId: 'a', trouble })]);
  expect(list.items).toEqual(items);
  expect(list.items.map(list.markOf)).toEqual(['look', null]);
});

test('R12.1 an entry that the page already has does not stand there twice', () => {
  const list = withWaiting(items, [waitingWrite({ entryId: 'b', shown: { id: 'b', grams: 20 } })]);
  expect(list.items).toEqual(items);
});
