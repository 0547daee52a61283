import { reverseOf } from '@/lib/browser/outbox/reverse';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { waitingWrite } from '@/tests/support/waiting-writes';

const path = '/api/pets/luna/weights';
const tried = (about: Partial<WaitingWrite>) => waitingWrite({ tries: 1, path: `${path}/w1`, ...about });

test('R12.2 an untried or refused write needs no undo', () => {
  const refused = tried({ trouble: { kind: 'refused', reasons: [] } });
  expect([waitingWrite(), refused].map(reverseOf)).toEqual([null, null]);
});

test('R12.2 undo removes a new entry and restores a removed one', () => {
  const writes = [
    tried({ verb: 'create', path }),
    tried({ verb: 'remove' }),
    tried({ verb: 'restore', path: `${path}/w1/restore` }),
  ];
  const reversed = writes.map((write) => reverseOf(write));
  expect(reversed.map((one) => [one?.verb, one?.method, one?.path, one?.body])).toEqual([
    ['remove', 'DELETE', `${path}/w1`, null],
    ['restore', 'POST', `${path}/w1/restore`, null],
    ['remove', 'DELETE', `${path}/w1`, null],
  ]);
});

test('R12.3 undo resets a change to the opened values', () => {
  const opened = { id: 'w1', grams: 1, note: null, updatedAt: 'then' };
  const reversed = reverseOf(tried({ verb: 'change', method: 'PATCH', opened, body: { grams: 2 } }));
  expect(reversed).toMatchObject({ verb: 'change', body: { grams: 1 }, opened: { ...opened, grams: 2 } });
});

test('undo restores a completion’s earlier status, but not a removed dose', () => {
  const tick = { collection: 'completions', method: 'PUT' } as const;
  const writes = [
    tried({ ...tick, verb: 'create', body: { status: 'done' } }),
    tried({ ...tick, verb: 'create', body: { status: 'done' }, opened: { status: 'skipped' } }),
    tried({ ...tick, verb: 'remove', opened: { status: 'done' } }),
    tried({ ...tick, verb: 'remove' }),
    tried({ verb: 'remove', collection: 'doses' }),
  ];
  expect(writes.map((write) => reverseOf(write)).map((one) => one && [one.verb, one.body])).toEqual([
    ['remove', null],
    ['create', { status: 'skipped' }],
    ['create', { status: 'done' }],
    null,
    null,
  ]);
});
