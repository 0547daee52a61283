import { basedOn, canFold, foldWrites } from '@/lib/browser/outbox/fold';
import { waitingWrite, writeOf } from '@/tests/support/waiting-writes';

const createdWrite = writeOf(waitingWrite({ body: { grams: 1, note: 'a' }, shown: { grams: 1, note: 'a' } }));
const changedWrite = {
  ...createdWrite,
  verb: 'change',
  body: { grams: 2 },
  shown: { grams: 2 },
  opened: { grams: 1 },
} as const;
const removedWrite = { ...createdWrite, verb: 'remove', body: null, shown: {} } as const;
const restoredWrite = { ...removedWrite, verb: 'restore' } as const;
const tick = { ...createdWrite, collection: 'completions', body: { status: 'done' }, shown: { status: 'done' } };
const untick = { ...tick, verb: 'remove', body: null } as const;

test('R12.1 a change to a new entry is merged into it', () => {
  const { earlier, later } = foldWrites(createdWrite, changedWrite);
  expect(later).toBeNull();
  expect(earlier).toEqual({ ...createdWrite, body: { grams: 2, note: 'a' }, shown: { grams: 2, note: 'a' } });
});

test('R12.1 two changes merge into one, based on the version opened first', () => {
  const next = { ...changedWrite, body: { note: 'b' }, shown: { note: 'b' }, opened: { grams: 2 } };
  expect(foldWrites(changedWrite, next)).toEqual({
    earlier: { ...changedWrite, body: { grams: 2, note: 'b' }, shown: { grams: 2, note: 'b' } },
    later: null,
  });
});

test('R12.1 a removal keeps an earlier waiting creation, for undo', () => {
  const [aCreate, aTick] = [waitingWrite(createdWrite), waitingWrite(tick)];
  expect([canFold(aCreate, removedWrite), canFold(aCreate, changedWrite), canFold(aTick, untick)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(canFold({ ...aCreate, trouble: { kind: 'refused', reasons: [] } }, removedWrite)).toBe(true);
});

test('R12.1 a refused creation that is then removed is never sent', () => {
  expect(foldWrites(createdWrite, removedWrite)).toEqual({ earlier: null, later: null });
  expect(foldWrites(changedWrite, removedWrite)).toEqual({ earlier: null, later: removedWrite });
  expect(foldWrites(removedWrite, restoredWrite)).toEqual({ earlier: null, later: null });
});

test('R12.1 the last completion wins, and a reversed one is never sent', () => {
  const skippedTick = { ...tick, body: { status: 'skipped' } };
  expect(foldWrites(tick, skippedTick)).toEqual({ earlier: skippedTick, later: null });
  expect(foldWrites(untick, tick)).toEqual({ earlier: null, later: tick });
  expect(foldWrites(tick, untick)).toEqual({ earlier: null, later: null });
  const before = { ...skippedTick, opened: { status: 'done' } };
  expect(foldWrites(before, untick)).toEqual({ earlier: null, later: untick });
});

test('R12.1 a caption of a waiting photo is sent after its upload', () => {
  const photo = { ...createdWrite, collection: 'photos' };
  const caption = { ...changedWrite, collection: 'photos' };
  expect(foldWrites(photo, caption)).toEqual({ earlier: photo, later: caption });
});

test.each([
  [0, null, true],
  [1, null, false],
  [3, { kind: 'refused', reasons: [] }, true],
] as const)('R12.2 after %s tries and %j a write can be merged: %s', (tries, trouble, expected) => {
  const refusal = trouble && { ...trouble, reasons: [...trouble.reasons] };
  expect(canFold(waitingWrite({ tries, trouble: refusal }), changedWrite)).toBe(expected);
});

test('R12.2 the next change is based on the server’s answer', () => {
  const answer = { grams: 1, note: 'a', updatedAt: 'x' };
  const waiting = waitingWrite(changedWrite);
  expect(basedOn(waiting, createdWrite, answer)).toMatchObject({
    opened: answer,
    shown: { grams: 2, note: 'a' },
    body: { grams: 2 },
  });
  const whatever = waitingWrite({ ...changedWrite, opened: null });
  expect(basedOn(whatever, createdWrite, answer)).toBe(whatever);
});

test('R12.3 the answer hides no change by others', () => {
  const sentWrite = { ...changedWrite, body: { note: 'b' } };
  const next = waitingWrite({ ...changedWrite, opened: { grams: 1, note: 'b', updatedAt: 'v1' } });
  const own = { grams: 1, note: 'b (trimmed)', updatedAt: 'v2' };
  expect(basedOn(next, sentWrite, own).opened).toEqual(own);
  expect(basedOn(next, sentWrite, { ...own, grams: 5 })).toMatchObject({
    opened: { grams: 1, note: 'b (trimmed)', updatedAt: 'v1' },
    shown: { grams: 2, note: 'b (trimmed)', updatedAt: 'v2' },
  });
});
