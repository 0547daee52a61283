import { withDependants } from '@/lib/browser/outbox/dependants';
import { aWaiting } from '../../../../support/a-waiting';

const skill = aWaiting({ seq: 1, collection: 'training', verb: 'create', entryId: 'sit' });
const session = aWaiting({ seq: 2, collection: 'sessions', verb: 'create', entryId: 'first', parentId: 'sit' });
const change = aWaiting({ seq: 3, collection: 'sessions', entryId: 'first', parentId: 'sit' });
const other = aWaiting({ seq: 4, collection: 'sessions', verb: 'create', entryId: 'second', parentId: 'stay' });

test('R12.3 discarding a new entry discards writes that depend on it', () => {
  expect(withDependants([skill, session, change, other], [1])).toEqual([1, 2, 3]);
});

test('R12.3 discarding a change keeps the other writes', () => {
  expect(withDependants([skill, session, change, other], [3])).toEqual([3]);
});
