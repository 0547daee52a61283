import { basedOn, canFold, fold } from '@/lib/browser/outbox/fold';
import { waitingWrite, writeOf } from '@/tests/support/waiting-writes';

const created = writeOf(waitingWrite({ body: { grams: 1, note: 'a' }, shown: { grams: 1, note: 'a' } }));
const changed = { ...created, verb: 'change', body: { grams: 2 }, shown: { grams: 2 }, opened: { grams: 1 } } as const;
const removed = { ...created, verb: 'remove', body: null, shown: {} } as const;
const restored = { ...removed, verb: 'restore' } as const;
const tick = { ...created, collection: 'completions', body: { status: 'done' }, shown: { status: 'done' } };
const untick = { ...tick, verb: 'remove', body: null } as const;

test('R12.1 a change to a new entry is merged into it', () => {
  const { earlier, later } = fold(created, changed);
  expect(later).toBeNull();
  expect(earlier).toEqual({ ...created, body: { grams: 2, note: 'a' }, shown: { grams: 2, note: 'a' } });
});

test('R12.1 two changes merge into one, based on the version opened first', () => {
  const next = { ...changed, body: { note: 'b' }, shown: { note: 'b' }, opened: { grams: 2 } };
  expect(fold(changed, next)).toEqual({
    earlier: { ...changed, body: { grams: 2, note: 'b' }, shown: { grams: 2, note: 'b' } },
    later: null,
  });
});

test('R12.1 a removal keeps an earlier waiting creation, for undo', () => {
  const [aCreate, aTick] = [waitingWrite(created), waitingWrite(tick)];
  expect([canFold(aCreate, removed), canFold(aCreate, changed), canFold(aTick, untick)]).toEqual([false, true, true]);
  expect(canFold({ ...aCreate, trouble: { kind: 'refused', reasons: [] } }, removed)).toBe(true);
});

test('R12.1 a refused creation that is then removed is never sent', () => {
  expect(fold(created, removed)).toEqual({ earlier: null, later: null });
  expect(fold(changed, removed)).toEqual({ earlier: null, later: removed });
  expect(fold(removed, restored)).toEqual({ earlier: null, later: null });
});

test('R12.1 the last completion wins, and a reversed one is never sent', () => {
  const skipped = { ...tick, body: { status: 'skipped' } };
  expect(fold(tick, skipped)).toEqual({ earlier: skipped, later: null });
  expect(fold(untick, tick)).toEqual({ earlier: null, later: tick });
  expect(fold(tick, untick)).toEqual({ earlier: null, later: null });
  const before = { ...skipped, opened: { status: 'done' } };
  expect(fold(before, untick)).toEqual({ earlier: null, later: untick });
});

test('R12.1 a caption of a waiting photo is sent after its upload', () => {
  const photo = { ...created, collection: 'photos' };
  const caption = { ...changed, collection: 'photos' };
  expect(fold(photo, caption)).toEqual({ earlier: photo, later: caption });
});

test.each([
  [0, null, true],
  [1, null, false],
  [3, { kind: 'refused', reasons: [] }, true],
] as const)('R12.2 after %s tries and %j a write can be merged: %s', (tries, trouble, expected) => {
  const refusal = trouble && { ...trouble, reasons: [...trouble.reasons] };
  expect(canFold(waitingWrite({ tries, trouble: refusal }), changed)).toBe(expected);
});

test('R12.2 the next change is based on the server’s answer', () => {
  const answer = { grams: 1, note: 'a', updatedAt: 'x' };
  const waiting = waitingWrite(changed);
  expect(basedOn(waiting, created, answer)).toMatchObject({
    opened: answer,
    shown: { grams: 2, note: 'a' },
    body: { grams: 2 },
  });
  const whatever = waitingWrite({ ...changed, opened: null });
  expect(basedOn(whatever, created, answer)).toBe(whatever);
});

test('R12.3 the answer hides no change by others', () => {
  const sent = { ...changed, body: { note: 'b' } };
  const next = waitingWrite({ ...changed, opened: { grams: 1, note: 'b', updatedAt: 'v1' } });
  const own = { grams: 1, note: 'b (trimmed)', updatedAt: 'v2' };
  expect(basedOn(next, sent, own).opened).toEqual(own);
  expect(basedOn(next, sent, { ...own, grams: 5 })).toMatchObject({
    opened: { grams: 1, note: 'b (trimmed)', updatedAt: 'v1' },
    shown: { grams: 2, note: 'b (trimmed)', updatedAt: 'v2' },
  });
});
