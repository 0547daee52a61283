import { nowMs } from '@/lib/core/time/clock';
import type { Values, Versions } from '@/lib/versions/merge';
import { CALL_TIMEOUT_MS } from '../api/api-client';
import { basedOn } from './fold';
import { followCreated, isOtherEntry } from './follow';
import type { Changes, StoredWrite } from './records';
import type { Outcome } from './transport';
import { entityOf, type Trouble, type WaitingWrite } from './waiting';

export interface Records {
  nextAfter: (seq: number) => Promise<StoredWrite | undefined>;
  of: (entity: string) => Promise<StoredWrite[]>;
  all: () => Promise<StoredWrite[]>;
  file: (seq: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  startSending: (storedWrite: StoredWrite) => Promise<boolean>;
  change: (changes: Changes) => Promise<boolean>;
}

export interface Server {
  send: (waiting: WaitingWrite, file: Uint8Array<ArrayBuffer> | null) => Promise<Outcome>;
  isThere: (petId: string) => Promise<boolean | null>;
  /** Time at which the write was made, by the server's clock, in ISO 8601; null if the server does not answer. */
  momentOf: (waiting: WaitingWrite) => Promise<string | null>;
}

export interface SendContext {
  records: Records;
  server: Server;
  /**
   * Null in the service worker, which does not know the fields; an overtaken write then waits for a page.
   * @returns changes to save over the current version; null if the user has to choose
   */
  merge: ((collection: string, versions: Versions) => Promise<Values | null>) | null;
  onStart: (waiting: WaitingWrite) => void;
  /** @param answer null if the write still waits for a decision or a connection */
  onEnd: (waiting: WaitingWrite, answer: Values | null) => void;
  /** Called last. Also called if the write was discarded while it was sent, in which case `onEnd` is not called. */
  onIdle?: () => unknown;
}

export type SendResult =
  | { kind: 'done' }
  | { kind: 'later'; after: number | null; isAnswered?: true }
  /** Some writes wait for their `notBefore`. `after`: seconds until the first of them may be sent. */
  | { kind: 'early'; after: number }
  | { kind: 'signedOut' };

/**
 * Sends waiting writes one at a time, in the order they were made. A write that needs a decision, or may not be sent
 * yet, delays only later writes of the same entry.
 */
export async function sendWaiting(sending: SendContext): Promise<SendResult> {
  try {
    return await sendEach(sending);
  } finally {
    sending.onIdle?.();
  }
}

async function sendEach(sending: SendContext): Promise<SendResult> {
  const heldIds = new Set<string>();
  const waits: number[] = [];
  let after = 0;
  for (;;) {
    const storedWrite = await sending.records.nextAfter(after);
    if (!storedWrite) return endAfter(waits);
    const { waiting } = storedWrite;
    const isHeld = waiting.trouble !== null || heldIds.has(entityOf(waiting)) || heldIds.has(waiting.parentId ?? '');
    const wait = isHeld ? 0 : secondsTooEarly(waiting);
    if (wait > 0) waits.push(wait);
    const result = isHeld || wait > 0 ? 'held' : await sendOne(storedWrite, sending);
    if (typeof result === 'object') {
      sending.onEnd(waiting, null);
      return result;
    }
    if (result === 'changed') continue;
    if (result === 'held') {
      heldIds.add(entityOf(waiting));
      heldIds.add(waiting.entryId);
    }
    after = waiting.seq;
  }
}

function endAfter(waits: readonly number[]): SendResult {
  return waits.length > 0 ? { kind: 'early', after: Math.min(...waits) } : { kind: 'done' };
}

function secondsTooEarly({ notBefore = 0 }: WaitingWrite): number {
  const wait = notBefore - nowMs();
  return wait > 0 && wait <= CALL_TIMEOUT_MS ? Math.ceil(wait / 1000) : 0;
}

type EndOfOne = 'sent' | 'held' | 'changed' | Exclude<SendResult, { kind: 'done' | 'early' }>;

async function sendOne(storedWrite: StoredWrite, sending: SendContext): Promise<EndOfOne> {
  const { records, server, onStart } = sending;
  const { waiting } = storedWrite;
  if (waiting.isMomentary) return stamp(storedWrite, sending);
  const { verb, opened, body } = waiting;
  // The user chose the other version of every field, so nothing is left to send.
  if (verb === 'change' && opened && body && Object.keys(body).length === 0)
    return storeAnswer(storedWrite, opened, sending);
  const file = waiting.file ? ((await records.file(waiting.seq)) ?? null) : null;
  if (!(await records.startSending(storedWrite))) return 'changed';
  const startedWrite = { revision: storedWrite.revision + 1, waiting: { ...waiting, tries: waiting.tries + 1 } };
  onStart(startedWrite.waiting);
  const outcome = await server.send(startedWrite.waiting, file);
  if (outcome.kind === 'sent') return storeAnswer(startedWrite, outcome.answer, sending);
  if (outcome.kind !== 'refused') return outcome;
  return handleRefusal(startedWrite, outcome, sending);
}

/** Stores the time before the first attempt: a retry with another time would be a different request. */
async function stamp(storedWrite: StoredWrite, { records, server }: SendContext): Promise<EndOfOne> {
  const { waiting } = storedWrite;
  const at = await server.momentOf(waiting);
  if (at === null) return { kind: 'later', after: null };
  const stampedWrite = { ...waiting, isMomentary: false, body: { ...waiting.body, at } };
  await records.change({ put: [{ ...storedWrite, waiting: stampedWrite }] });
  return 'changed';
}

/** Stores the answer before anything else is sent, so that a crash in between sends nothing twice. */
async function storeAnswer(
  startedWrite: StoredWrite,
  answer: Values,
  { records, onEnd }: SendContext,
): Promise<EndOfOne> {
  const { waiting, revision } = startedWrite;
  for (;;) {
    const own = await records.of(entityOf(waiting));
    const now = own.find((one) => one.waiting.seq === waiting.seq);
    // The write was discarded while it was sent, and a write that undoes it took its place.
    if (now && now.revision !== revision) return 'changed';
    const changes = isOtherEntry(waiting, answer)
      ? await followAnswer(records, waiting, answer)
      : { put: basedOnAnswer(own, waiting, answer), remove: [] };
    const remove = [waiting.seq, ...changes.remove];
    if (await records.change({ put: changes.put, remove, unchanged: now ? [now] : [] })) break;
  }
  onEnd(waiting, answer);
  return 'sent';
}

function basedOnAnswer(own: readonly StoredWrite[], sentWrite: WaitingWrite, answer: Values): StoredWrite[] {
  const later = own.filter((one) => one.waiting.seq > sentWrite.seq);
  return later.map((one) => ({ ...one, waiting: basedOn(one.waiting, sentWrite, answer) }));
}

async function followAnswer(records: Records, waiting: WaitingWrite, answer: Values) {
  const later = (await records.all()).filter((one) => one.waiting.seq > waiting.seq);
  const becoming = new Map(
    followCreated(
      waiting,
      answer,
      later.map((one) => one.waiting),
    ).map(([one, as]) => [one.seq, as]),
  );
  const laterWrites = later.flatMap((one) => {
    const as = becoming.get(one.waiting.seq);
    return as ? { ...one, waiting: as } : [];
  });
  return { put: laterWrites, remove: [...becoming].flatMap(([seq, as]) => (as === null ? seq : [])) };
}

type RefusedOutcome = Extract<Outcome, { kind: 'refused' }>;

async function handleRefusal(
  storedWrite: StoredWrite,
  outcome: RefusedOutcome,
  sending: SendContext,
): Promise<EndOfOne> {
  const { waiting } = storedWrite;
  const { status, failure } = outcome;
  // An earlier attempt, whose answer was lost, created the entry. Someone removed it since.
  const isMadeAndGone =
    status === 409 && failure?.code === 'conflict' && waiting.verb === 'create' && waiting.tries > 1;
  if (isMadeAndGone) return storeAnswer(storedWrite, {}, sending);
  if (status === 404 && waiting.verb !== 'create') {
    const isThere = await sending.server.isThere(waiting.petId);
    if (isThere === null) return { kind: 'later', after: null };
    if (isThere && waiting.verb === 'remove') return storeAnswer(storedWrite, {}, sending);
    return storeTrouble(storedWrite, { kind: isThere ? 'gone' : 'ended' }, sending);
  }
  if (status === 404) {
    const isThere = await sending.server.isThere(waiting.petId);
    if (isThere === null) return { kind: 'later', after: null };
    if (!isThere) return storeTrouble(storedWrite, { kind: 'ended' }, sending);
  }
  if (status === 412 && failure?.current) return handleOvertaken(storedWrite, { ...failure.current }, sending);
  return storeTrouble(storedWrite, troubleOf(outcome), sending);
}

async function handleOvertaken(storedWrite: StoredWrite, current: Values, sending: SendContext): Promise<EndOfOne> {
  const { waiting } = storedWrite;
  if (!sending.merge) {
    sending.onEnd(waiting, null);
    return 'held';
  }
  const { opened, body, collection } = waiting;
  const changes = await sending.merge(collection, { opened: opened ?? {}, changes: body ?? {}, current });
  if (changes === null) return storeTrouble(storedWrite, { kind: 'overtaken', current }, sending);
  if (Object.keys(changes).length === 0) return storeAnswer(storedWrite, current, sending);
  const mergedWrite = { ...waiting, body: changes, opened: current, shown: { ...current, ...changes } };
  await sending.records.change({ put: [{ ...storedWrite, waiting: mergedWrite }] });
  return 'changed';
}

async function storeTrouble(
  storedWrite: StoredWrite,
  trouble: Trouble,
  { records, onEnd }: SendContext,
): Promise<EndOfOne> {
  const heldWrite = { ...storedWrite.waiting, trouble };
  if (!(await records.change({ put: [{ ...storedWrite, waiting: heldWrite }] }))) return 'changed';
  onEnd(heldWrite, null);
  return 'held';
}

function troubleOf({ status, failure }: RefusedOutcome): Trouble {
  const reasons = [...new Set(Object.values(failure?.fields ?? {}))];
  if (status === 403) return { kind: 'ended' };
  if (failure?.code === 'dose_already_given') return { kind: 'dose', guard: { ...failure.guard } };
  if (failure?.code === 'confirmation_required') return { kind: 'confirm', reasons };
  const explanations = reasons.length > 0 ? reasons : [failure?.error ?? String(status)];
  if (failure?.code !== 'allergy_conflict') return { kind: 'refused', reasons: explanations };
  return { kind: 'allergy', reasons: explanations, conflicts: (failure.conflicts ?? []).map((one) => ({ ...one })) };
}
