import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { countUnsentCosts } from '@/lib/records/expenses/unsent-costs';
import { aWaiting } from '@/tests/support/a-waiting';

const cost = { petId: 'p1', collection: 'expenses', entryId: 'a' } as const;
const visit = { ...cost, collection: 'vet-records' } as const;
const countOf = (...writes: Partial<WaitingWrite>[]) => {
  const { added, altered } = countUnsentCosts(writes.map(aWaiting), 'p1');
  return [added, altered];
};

test.each<[string, Partial<WaitingWrite>, [number, number]]>([
  ['a new cost', { ...cost, verb: 'create' }, [1, 0]],
  ['a new cost of another pet', { ...cost, petId: 'p2', verb: 'create' }, [0, 0]],
  ['a new visit with a cost', { ...visit, verb: 'create', body: { costCents: 0 } }, [1, 0]],
  ['a new visit without a cost', { ...visit, verb: 'create', body: { costCents: null } }, [0, 0]],
  ['another amount', { ...cost, body: { amountCents: 5 } }, [0, 1]],
  ['another note', { ...cost, body: { note: 'x' } }, [0, 0]],
  ['a removed visit cost', { ...visit, body: { costCents: null }, opened: { costCents: 5 } }, [0, 1]],
  ['another day of a visit without a cost', { ...visit, body: { visitedOn: '2026-01-01' } }, [0, 0]],
  ['a deleted cost', { ...cost, verb: 'remove', body: null }, [0, 1]],
  ['a restored visit with a cost', { ...visit, verb: 'restore', body: null, shown: { costCents: 5 } }, [0, 1]],
  ['a weight', { petId: 'p1' }, [0, 0]],
])('R17.9 %s counts as %j', (_, write, counts) => {
  expect(countOf(write)).toEqual(counts);
});

test('R17.9 a new cost that was changed before it was sent counts once', () => {
  expect(countOf({ ...cost, verb: 'create' }, { ...cost, body: { amountCents: 5 } })).toEqual([1, 0]);
  expect(countOf({ ...cost, body: { currency: 'USD' } }, { ...cost, verb: 'remove', body: null })).toEqual([0, 1]);
});
