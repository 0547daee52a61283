import { reverseOf } from '@/lib/browser/outbox/reverse';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { waitingWrite } from '@/tests/support/waiting-writes';

const path = '/api/pets/luna/weights';
const triedWrite = (about: Partial<WaitingWrite>) => waitingWrite({ tries: 1, path: `${path}/w1`, ...about });

test('R12.2 an untried or refused write needs no undo', () => {
  const refusedWrite = triedWrite({ trouble: { kind: 'refused', reasons: [] } });
  expect([waitingWrite(), refusedWrite].map(reverseOf)).toEqual([null, null]);
});

test('R12.2 undo removes a new entry and restores a removed one', () => {
  const writes = [
    triedWrite({ verb: 'create', path }),
    triedWrite({ verb: 'remove' }),
    triedWrite({ verb: 'restore', path: `${path}/w1/restore` }),
  ];
  const reversedWrites = writes.map((write) => reverseOf(write));
  expect(reversedWrites.map((one) => [one?.verb, one?.method, one?.path, one?.body])).toEqual([
    ['remove', 'DELETE', `${path}/w1`, null],
    ['restore', 'POST', `${path}/w1/restore`, null],
    ['remove', 'DELETE', `${path}/w1`, null],
  ]);
});

test('R12.3 undo resets a change to the opened values', () => {
  const openedEntry = { id: 'w1', grams: 1, note: null, updatedAt: 'then' };
  const reversedWrite = reverseOf(
    triedWrite({ verb: 'change', method: 'PATCH', opened: openedEntry, body: { grams: 2 } }),
  );
  expect(reversedWrite).toMatchObject({ verb: 'change', body: { grams: 1 }, opened: { ...openedEntry, grams: 2 } });
});

test('undo restores a completion’s earlier status, but not a removed dose', () => {
  const tick = { collection: 'completions', method: 'PUT' } as const;
  const writes = [
    triedWrite({ ...tick, verb: 'create', body: { status: 'done' } }),
    triedWrite({ ...tick, verb: 'create', body: { status: 'done' }, opened: { status: 'skipped' } }),
    triedWrite({ ...tick, verb: 'remove', opened: { status: 'done' } }),
    triedWrite({ ...tick, verb: 'remove' }),
    triedWrite({ verb: 'remove', collection: 'doses' }),
  ];
  expect(writes.map((write) => reverseOf(write)).map((one) => one && [one.verb, one.body])).toEqual([
    ['remove', null],
    ['create', { status: 'skipped' }],
    ['create', { status: 'done' }],
    null,
    null,
  ]);
});
