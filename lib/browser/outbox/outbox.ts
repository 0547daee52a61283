import { nowMs } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/validation/ids';
import type { Values, Versions } from '@/lib/versions/merge';
import { CALL_TIMEOUT_MS } from '../api/api-client';
import { announceWrite } from '../api/writes';
import { requestPersistentStorage } from '../storage/persistent-storage';
import { rememberedUser } from '../storage/remembered';
import { noteAnswer, noteAttempt, noteEnd } from './answers';
import { OUTBOX_CHANNEL, type OutboxMessage, SYNC_TAG } from './background-sync';
import { withDependants } from './dependants';
import { canFold, foldWrites } from './fold';
import { type StoredWrite, WaitingRecords } from './records';
import { reverseOf } from './reverse';
import { forgetPause, isRefusedForNow, sendInTurn } from './send-in-turn';
import { entityOf, WAITING_BYTES, WAITING_COUNT, type WaitingWrite, type Write } from './waiting';
import { isWaitingRead, showWaiting, waitingNow } from './waiting-list';

export { isRefusedForNow };

export type Merge = (collection: string, versions: Versions) => Promise<Values | null>;

let merge: Merge | null = null;

export function mergeWith(own: Merge): void {
  merge = own;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OUTBOX_CHANNEL);

channel?.addEventListener('message', ({ data }: MessageEvent<OutboxMessage>) => {
  if (data === 'changed') void readAgain();
  else markSentElsewhere(data.sent);
});

function announce(message: OutboxMessage): void {
  channel?.postMessage(message);
}

let isReading = false;
let isStale = false;

/** Runs one refresh at a time, however many messages arrive. */
async function readAgain(): Promise<void> {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale) {
      isStale = false;
      await refreshWaiting();
    }
  } finally {
    isReading = false;
  }
}

function markSentElsewhere(seq: number): void {
  const { entries, sent: sentWrites } = waitingNow();
  const waitingWrite = entries.find((waiting) => waiting.seq === seq);
  if (!waitingWrite) return;
  announceWrite(waitingWrite.path);
  showWaiting({ entries: entries.filter((waiting) => waiting !== waitingWrite), sent: [...sentWrites, waitingWrite] });
}

async function ownRecords(): Promise<WaitingRecords | null> {
  const user = rememberedUser();
  return user ? WaitingRecords.open(user.id) : null;
}

export async function refreshWaiting(): Promise<void> {
  const records = await ownRecords();
  if (!records) return;
  showWaiting({ entries: (await records.all()).map(({ waiting }) => waiting) });
}

async function refreshEntity(records: WaitingRecords, entity: string): Promise<void> {
  if (!isWaitingRead()) return refreshWaiting();
  const own = (await records.of(entity)).map(({ waiting }) => waiting);
  const others = waitingNow().entries.filter((waiting) => entityOf(waiting) !== entity);
  showWaiting({ entries: [...others, ...own].toSorted((one, other) => one.seq - other.seq) });
}

/**
 * Stores a write until it can be sent.
 * @param id idempotency key, which an earlier attempt without an answer may have used
 * @param tried true if the server may already have the write
 * @returns false if this browser can't store it: no key, no database or no room
 */
export async function storeWaiting(write: Write, id: string, file: Blob | null, tried: boolean): Promise<boolean> {
  const records = await ownRecords();
  if (!records) return false;
  const room = await records.bytes();
  if (room.count >= WAITING_COUNT || room.bytes + (file?.size ?? 0) > WAITING_BYTES) return false;
  const bytes = file && new Uint8Array(await file.arrayBuffer());
  await addWrite(records, write, { id, bytes, tried });
  await refreshEntity(records, entityOf(write));
  announce('changed');
  void requestPersistentStorage();
  void registerSync();
  return true;
}

interface NewWrite {
  id: string;
  bytes: Uint8Array<ArrayBuffer> | null;
  tried: boolean;
}

async function addWrite(records: WaitingRecords, write: Write, adding: NewWrite): Promise<void> {
  for (;;) {
    const last = (await records.of(entityOf(write))).at(-1);
    const canTakeIn = last && !adding.tried && canFold(last.waiting, write);
    if (await (canTakeIn ? addFolded(records, last, write, adding) : addOne(records, write, adding))) return;
  }
}

function addOne(records: WaitingRecords, write: Write, { id, bytes, tried }: NewWrite, instead?: StoredWrite) {
  return records.add({ ...write, id, madeAt: nowMs(), tries: tried ? 1 : 0, trouble: null }, bytes, instead);
}

function addFolded(records: WaitingRecords, last: StoredWrite, write: Write, adding: NewWrite): Promise<boolean> {
  const { earlier, later } = foldWrites(last.waiting, write);
  if (later !== null) return addOne(records, later, adding, earlier === null ? last : undefined);
  return foldInto(records, last, earlier);
}

async function foldInto(records: WaitingRecords, last: StoredWrite, earlier: Write | null): Promise<boolean> {
  const { waiting } = last;
  if (earlier === null) return records.change({ remove: [waiting.seq], unchanged: [last] });
  const moment = earlier.isMomentary ? { madeAt: nowMs() } : {};
  return records.change({
    put: [{ ...last, waiting: { ...waiting, ...earlier, ...moment, id: newId(), trouble: null } }],
  });
}

export async function discardWaiting(...seqs: readonly number[]): Promise<void> {
  const records = await ownRecords();
  if (!records) return;
  for (;;) {
    const storedWrites = await records.all();
    const chosenSeqs = withDependants(
      storedWrites.map(({ waiting }) => waiting),
      seqs,
    );
    const chosenWrites = storedWrites.filter(({ waiting }) => chosenSeqs.includes(waiting.seq));
    const reversedWrites = reverseWrites(chosenWrites);
    const again = reversedWrites.map(({ waiting }) => waiting.seq);
    const remove = chosenWrites.flatMap(({ waiting: { seq } }) => (again.includes(seq) ? [] : seq));
    // Fails if one of them is being sent. The next round then undoes it.
    if (await records.change({ put: reversedWrites, remove, unchanged: chosenWrites })) break;
  }
  await refreshWaiting();
  announce('changed');
}

function reverseWrites(chosenWrites: readonly StoredWrite[]): StoredWrite[] {
  const isEnded = chosenWrites.some(({ waiting }) => waiting.trouble?.kind === 'ended');
  const createdIds = new Set<string>();
  return chosenWrites.flatMap((storedWrite) => {
    const { waiting } = storedWrite;
    const reverse =
      isEnded || createdIds.has(entityOf(waiting)) || createdIds.has(waiting.parentId ?? '')
        ? null
        : reverseOf(waiting);
    if (waiting.verb === 'create') createdIds.add(entityOf(waiting)).add(waiting.entryId);
    // A request that timed out after four seconds may still arrive after its undo.
    const notBefore = waiting.madeAt + CALL_TIMEOUT_MS;
    return reverse ? { ...storedWrite, waiting: { ...waiting, ...reverse, id: newId(), tries: 0, notBefore } } : [];
  });
}

export async function decideWaiting(
  seq: number,
  decideWrite: (waiting: WaitingWrite) => Partial<WaitingWrite>,
): Promise<void> {
  const records = await ownRecords();
  const storedWrite = await records?.find(seq);
  if (!records || !storedWrite) return;
  const { waiting } = storedWrite;
  // A new idempotency key, because this is a new request.
  const again = { ...waiting, id: newId(), ...decideWrite(waiting), trouble: null };
  await records.change({ put: [{ ...storedWrite, waiting: again }] });
  await refreshWaiting();
  announce('changed');
  await sendAtOnce();
}

export async function sendOnceReachable(): Promise<void> {
  if (!isRefusedForNow()) await sendAtOnce();
}

export function sendAtOnce(): Promise<boolean> {
  forgetPause();
  return sendNow();
}

export async function waitingFile({ seq, file }: WaitingWrite): Promise<Blob | null> {
  const bytes = file && (await (await ownRecords())?.file(seq));
  return bytes ? new Blob([bytes], { type: file.type }) : null;
}

async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | { sync?: { register: (tag: string) => Promise<void> } }
      | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // The user refused Background Sync. The app sends when it is opened.
  }
}

export async function sendNow(): Promise<boolean> {
  const user = rememberedUser();
  if (!user) return true;
  await sendInTurn(user.id, {
    merge,
    onAnswer: noteAnswer,
    onStart: noteAttempt,
    onIdle: () => waitingNow().sending !== null && showWaiting({ sending: null }),
    onEnd: (waiting, answer) => {
      if (answer !== null) {
        announceWrite(waiting.path);
        announce({ sent: waiting.seq });
      }
      const { entries, sent: sentWrites } = waitingNow();
      const others = entries.filter(({ seq }) => seq !== waiting.seq);
      noteEnd(waiting, answer !== null);
      showWaiting(
        answer === null
          ? { sending: null, entries: entries.map((one) => (one.seq === waiting.seq ? waiting : one)) }
          : { sending: null, entries: others, sent: [...sentWrites, waiting] },
      );
    },
  });
  await refreshWaiting();
  announce('changed');
  return waitingNow().entries.length === 0;
}
