import { type SendContext, sendWaiting } from '@/lib/browser/outbox/sender';
import type { Outcome } from '@/lib/browser/outbox/transport';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { Values } from '@/lib/versions/merge';
import { FakeRecords, waitingWrite } from '@/tests/support/waiting-writes';

const sentWith = (answer: Values = {}): Outcome => ({ kind: 'sent', answer });
const refusedWith = (status: number, failure: object | null = null): Outcome => ({
  kind: 'refused',
  status,
  failure: failure && { error: 'no', code: '', ...failure },
});

interface Case {
  waiting: WaitingWrite[];
  answers: Record<number, Outcome | Outcome[]>;
  isThere?: boolean | null;
  moment?: string | null;
  merge?: SendContext['merge'];
}

async function send({ waiting, answers, isThere = true, merge = async () => null, moment = null }: Case) {
  const records = new FakeRecords(waiting);
  const requests: [number, Values | null][] = [];
  const server = {
    send: async ({ seq, body }: WaitingWrite) => {
      requests.push([seq, body]);
      const answer = answers[seq] ?? sentWith();
      return Array.isArray(answer) ? (answer.shift() ?? sentWith()) : answer;
    },
    isThere: async () => isThere,
    momentOf: async () => moment,
  };
  const log: string[] = [];
  const onStart = ({ seq }: WaitingWrite) => void log.push(`begins ${seq}`);
  const onEnd = ({ seq }: WaitingWrite, answer: Values | null) => void log.push(`${answer ? 'sent' : 'waits'} ${seq}`);
  const sendResult = await sendWaiting({ records, server, merge, onStart, onEnd });
  return { ended: sendResult, requests, told: log, left: records.list };
}

const troubles = (writes: WaitingWrite[]) => writes.map(({ seq, trouble }) => [seq, trouble?.kind ?? null]);
const three = [1, 2, 3].map((seq) => waitingWrite({ seq, entryId: `w${seq}` }));

test('R12.2 sends in order and removes sent writes', async () => {
  const { ended, requests, left } = await send({ waiting: three, answers: {} });
  expect(requests.map(([seq]) => seq)).toEqual([1, 2, 3]);
  expect([ended, left]).toEqual([{ kind: 'done' }, []]);
});

test('R12.2 stops after an unknown outcome and keeps this and later writes', async () => {
  const { ended, requests, told, left } = await send({ waiting: three, answers: { 2: { kind: 'later', after: 7 } } });
  expect(told).toEqual(['begins 1', 'sent 1', 'begins 2', 'waits 2']);
  expect(requests.map(([seq]) => seq)).toEqual([1, 2]);
  expect(ended).toEqual({ kind: 'later', after: 7 });
  expect(left.map(({ seq, tries }) => [seq, tries])).toEqual([
    [2, 1],
    [3, 0],
  ]);
});

test('R12.4 an ended session keeps all writes', async () => {
  const { ended, left } = await send({ waiting: three, answers: { 1: { kind: 'signedOut' } } });
  expect([ended.kind, left.length]).toEqual(['signedOut', 3]);
});

test('R12.2 a refusal blocks only writes that belong to the same entry', async () => {
  const waiting = [
    waitingWrite({ seq: 1, collection: 'training', entryId: 'skill' }),
    waitingWrite({ seq: 2, collection: 'sessions', entryId: 'session', parentId: 'skill' }),
    waitingWrite({ seq: 3, collection: 'training', entryId: 'skill', verb: 'change' }),
    waitingWrite({ seq: 4, entryId: 'weight' }),
  ];
  const { requests, left } = await send({
    waiting,
    answers: { 1: refusedWith(400, { fields: { name: 'Too long' } }) },
  });
  expect(requests.map(([seq]) => seq)).toEqual([1, 4]);
  expect(troubles(left)).toEqual([
    [1, 'refused'],
    [2, null],
    [3, null],
  ]);
  expect(left[0]?.trouble).toEqual({ kind: 'refused', reasons: ['Too long'] });
});

test('R12.3 a sender that cannot merge leaves conflicts undecided', async () => {
  const waiting = [1, 2].map((seq) => waitingWrite({ seq, verb: 'change', entryId: 'w' }));
  const answers = { 1: refusedWith(412, { current: { note: 'mine' } }) };
  const { requests, left } = await send({ waiting, answers, merge: null });
  expect([requests.length, left.map(({ trouble }) => trouble)]).toEqual([1, [null, null]]);
});

test('R12.3 compatible changes are saved over the current version', async () => {
  const waiting = [waitingWrite({ verb: 'change', body: { note: 'mine' }, opened: { updatedAt: 'old' } })];
  const current = { note: null, grams: 5, updatedAt: 'new' };
  const { requests, left } = await send({
    waiting,
    answers: { 1: [refusedWith(412, { current }), sentWith()] },
    merge: async (_, { changes }) => changes,
  });
  expect(requests).toHaveLength(2);
  expect(left).toEqual([]);
});

test('R12.3 a write already saved by an unanswered attempt is not repeated', async () => {
  const waiting = [waitingWrite({ verb: 'change', body: { note: 'mine' }, opened: { updatedAt: 'old' } })];
  const current = { note: 'mine', updatedAt: 'new' };
  const { requests, told, left } = await send({
    waiting,
    answers: { 1: refusedWith(412, { current }) },
    merge: async () => ({}),
  });
  expect([requests.length, told.at(-1), left]).toEqual([1, 'sent 1', []]);
});

test('R12.3 a write left without changes is not sent', async () => {
  const waiting = [waitingWrite({ verb: 'change', body: {}, opened: { note: 'theirs', updatedAt: 'new' } })];
  const { requests, told, left } = await send({ waiting, answers: {} });
  expect([requests, told.at(-1), left]).toEqual([[], 'sent 1', []]);
});

test('R12.3 a conflicting change waits for a decision', async () => {
  const waiting = [waitingWrite({ verb: 'change', opened: { updatedAt: 'old' } })];
  const current = { grams: 5, updatedAt: 'new' };
  const { left } = await send({ waiting, answers: { 1: refusedWith(412, { current }) } });
  expect(left[0]?.trouble).toEqual({ kind: 'overtaken', current });
});

test.each([
  ['a change of a deleted entry is marked as gone', 'change', true, 'gone'],
  ['a change for a missing pet is marked as ended', 'change', false, 'ended'],
  ['a new entry for a missing pet is marked as ended', 'create', false, 'ended'],
] as const)('R12.3 %s', async (_, verb, isThere, kind) => {
  const { left } = await send({ waiting: [waitingWrite({ verb })], answers: { 1: refusedWith(404) }, isThere });
  expect(troubles(left)).toEqual([[1, kind]]);
});

test('R12.2 removing an entry that is already deleted succeeds', async () => {
  const { left } = await send({ waiting: [waitingWrite({ verb: 'remove' })], answers: { 1: refusedWith(404) } });
  expect(left).toEqual([]);
});

test('R12.3 a write is undecided while the pet’s state is unknown', async () => {
  const { ended, left } = await send({
    waiting: [waitingWrite({ verb: 'change' })],
    answers: { 1: refusedWith(404) },
    isThere: null,
  });
  expect([ended.kind, troubles(left)]).toEqual(['later', [[1, null]]]);
});

test.each([
  [409, { code: 'dose_already_given', guard: { at: 'x' } }, { kind: 'dose', guard: { at: 'x' } }],
  [400, { code: 'confirmation_required', fields: { grams: 'Sure?' } }, { kind: 'confirm', reasons: ['Sure?'] }],
  [403, { code: 'forbidden' }, { kind: 'ended' }],
  [409, { code: 'limit_reached', error: 'Too many' }, { kind: 'refused', reasons: ['Too many'] }],
  [
    409,
    { code: 'allergy_conflict', error: 'Penicillin', conflicts: [{ key: 'k' }] },
    { kind: 'allergy', reasons: ['Penicillin'], conflicts: [{ key: 'k' }] },
  ],
])('R12.3 %s %j needs a decision', async (status, failure, trouble) => {
  const { left } = await send({ waiting: [waitingWrite()], answers: { 1: refusedWith(status, failure) } });
  expect(left[0]?.trouble).toEqual(trouble);
});

test('R12.2 a later change is based on the answer to the earlier one', async () => {
  const waiting = [
    waitingWrite({ seq: 1, tries: 1 }),
    waitingWrite({ seq: 2, verb: 'change', body: { note: 'b' }, opened: { grams: 1 } }),
  ];
  const answer = { grams: 1, updatedAt: 'v1' };
  const { left } = await send({ waiting, answers: { 1: sentWith(answer), 2: { kind: 'later', after: null } } });
  expect(left.map(({ opened }) => opened)).toEqual([answer]);
});

test('R12.2 the time of a tap is fixed before it is sent', async () => {
  const waiting = [waitingWrite({ collection: 'doses', isMomentary: true, body: { status: 'given' } })];
  const later: Outcome = { kind: 'later', after: null };

  const unknown = await send({ waiting, answers: {} });
  const { requests, left } = await send({ waiting, answers: { 1: later }, moment: '2026-11-21T08:00:00.000Z' });

  expect([unknown.requests, unknown.left[0]?.tries]).toEqual([[], 0]);
  const body = { status: 'given', at: '2026-11-21T08:00:00.000Z' };
  expect(requests).toEqual([[1, body]]);
  expect(left).toMatchObject([{ body, isMomentary: false, tries: 1 }]);
});

test('R12.2 a retried create is dropped if its entry was already removed', async () => {
  const goneOutcome = refusedWith(409, { code: 'conflict' });
  const again = await send({ waiting: [waitingWrite({ tries: 1 })], answers: { 1: goneOutcome } });
  const first = await send({ waiting: [waitingWrite()], answers: { 1: goneOutcome } });
  expect([again.left, troubles(first.left)]).toEqual([[], [[1, 'refused']]]);
});

test('R12.2 dependent writes use the id from the answer', async () => {
  const path = '/api/pets/luna/training';
  const body = { id: 'mine', name: 'Sit' };
  const waiting = [
    waitingWrite({ seq: 1, collection: 'training', entryId: 'mine', path, body }),
    waitingWrite({ seq: 2, collection: 'sessions', entryId: 's', parentId: 'mine', path: `${path}/mine/sessions` }),
    waitingWrite({
      seq: 3,
      collection: 'training',
      entryId: 'mine',
      verb: 'change',
      path: `${path}/mine`,
      opened: body,
    }),
    waitingWrite({ seq: 4 }),
  ];
  const later: Outcome = { kind: 'later', after: null };

  const { left } = await send({ waiting, answers: { 1: sentWith({ id: 'theirs', name: 'Sit' }), 2: later } });

  expect(left).toMatchObject([
    { seq: 2, entryId: 's', parentId: 'theirs', path: `${path}/theirs/sessions` },
    { seq: 3, entryId: 'theirs', path: `${path}/theirs`, opened: { id: 'theirs', name: 'Sit' } },
    { seq: 4, entryId: 'w1' },
  ]);
});

test('R12.3 undoing a dose keeps the dose that another person gave', async () => {
  const dose = { collection: 'doses', entryId: 'mine' };
  const waiting = [
    waitingWrite({ ...dose, seq: 1, body: { id: 'mine' } }),
    waitingWrite({ ...dose, seq: 2, verb: 'remove' }),
  ];
  const after = async (guard?: object) =>
    (await send({ waiting, answers: { 1: sentWith({ id: 'theirs', ...(guard && { guard }) }) } })).requests.length;
  expect([await after(), await after({ isOwn: true }), await after({ isOwn: false })]).toEqual([2, 2, 1]);
});

test('R12.2 a write withdrawn while being sent is undone afterwards', async () => {
  const records = new FakeRecords([waitingWrite()]);
  const undoes = waitingWrite({ verb: 'remove', method: 'DELETE' });
  const requests: string[] = [];
  const server = {
    send: async ({ verb }: WaitingWrite) => {
      requests.push(verb);
      const [row] = await records.all();
      if (row && verb === 'create') await records.change({ put: [{ ...row, waiting: undoes }], unchanged: [row] });
      return sentWith();
    },
    ...{ isThere: async () => true, momentOf: async () => null },
  };
  await sendWaiting({ records, server, merge: async () => null, onStart: () => undefined, onEnd: () => undefined });
  expect([requests, records.list]).toEqual([['create', 'remove'], []]);
});
