import { sendWaiting } from '@/lib/browser/outbox/sender';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { FakeRecords, waitingWrite } from '@/tests/support/waiting-writes';

async function sendUndo(ms: number) {
  const sendWrite = jest.fn(async () => ({ kind: 'sent', answer: {} }) as const);
  const server = { send: sendWrite, isThere: async () => true, momentOf: async () => null };
  const undo = waitingWrite({ verb: 'remove', method: 'DELETE', notBefore: Date.now() + ms });
  const nothing = () => undefined;
  const sending = { records: new FakeRecords([undo]), server, merge: null, onStart: nothing, onEnd: nothing };
  return { ended: await sendWaiting(sending), tries: sendWrite.mock.calls.length };
}

test('R12.10 an undo waits until its save has ended', async () => {
  expect(await sendUndo(14_000)).toEqual({ ended: { kind: 'early', after: 14 }, tries: 0 });
});

test.each([-1, 86_400_000])('R12.10 an undo is sent when its time is %i ms away', async (ms) => {
  expect(await sendUndo(ms)).toEqual({ ended: { kind: 'done' }, tries: 1 });
});

test('R12.10 an undo that waits for its time blocks no other entry', async () => {
  const from = Date.now();
  const waiting = [
    waitingWrite({ seq: 1, entryId: 'skill', collection: 'training', verb: 'remove', notBefore: from + 14_000 }),
    waitingWrite({ seq: 2, entryId: 'session', collection: 'sessions', parentId: 'skill' }),
    waitingWrite({ seq: 3, entryId: 'skill', collection: 'training', verb: 'restore' }),
    waitingWrite({ seq: 4, entryId: 'dose', petId: 'rex', notBefore: from + 6000 }),
    waitingWrite({ seq: 5, entryId: 'weight', petId: 'rex' }),
  ];
  const records = new FakeRecords(waiting);
  const requests: number[] = [];
  const server = {
    send: async ({ seq }: WaitingWrite) => {
      requests.push(seq);
      return { kind: 'sent', answer: {} } as const;
    },
    ...{ isThere: async () => true, momentOf: async () => null },
  };
  const nothing = () => undefined;

  const sendResult = await sendWaiting({ records, server, merge: null, onStart: nothing, onEnd: nothing });

  expect(requests).toEqual([5]);
  expect(sendResult).toEqual({ kind: 'early', after: 6 });
  expect(records.list.map(({ seq, tries }) => [seq, tries])).toEqual([1, 2, 3, 4].map((seq) => [seq, 0]));
});

test('R12.4 no write is marked as sending after it is withdrawn', async () => {
  const write = waitingWrite();
  const records = new FakeRecords([write]);
  const undo = waitingWrite({ verb: 'remove', method: 'DELETE', notBefore: Date.now() + 14_000 });
  const server = {
    send: async () => {
      await records.change({ put: [{ revision: 1, waiting: undo }] });
      return { kind: 'sent', answer: {} } as const;
    },
    ...{ isThere: async () => true, momentOf: async () => null },
  };
  const calls: string[] = [];
  const hooks = {
    onStart: () => void calls.push('start'),
    onEnd: () => void calls.push('end'),
    onIdle: () => void calls.push('idle'),
  };

  await sendWaiting({ records, server, merge: null, ...hooks });

  expect(calls).toEqual(['start', 'idle']);
});
