import { sendWaiting } from '@/lib/browser/outbox/sender';
import { FakeRecords, waitingWrite } from '@/tests/support/waiting-writes';

async function sendUndo(ms: number) {
  const send = jest.fn(async () => ({ kind: 'sent', answer: {} }) as const);
  const server = { send, isThere: async () => true, momentOf: async () => null };
  const undo = waitingWrite({ verb: 'remove', method: 'DELETE', notBefore: Date.now() + ms });
  const nothing = () => undefined;
  const sending = { records: new FakeRecords([undo]), server, merge: null, onStart: nothing, onEnd: nothing };
  return { ended: await sendWaiting(sending), tries: send.mock.calls.length };
}

test('R12.10 an undo waits until the save it undoes has ended', async () => {
  expect(await sendUndo(14_000)).toEqual({ ended: { kind: 'later', after: expect.any(Number) }, tries: 0 });
});

test.each([-1, 86_400_000])('R12.10 an undo is sent when its moment is %i ms away', async (ms) => {
  expect(await sendUndo(ms)).toEqual({ ended: { kind: 'done' }, tries: 1 });
});
