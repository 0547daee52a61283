import { nowMs } from '@/lib/core/time/clock';
import type { Values, Versions } from '@/lib/versions/merge';
import { CALL_TIMEOUT_MS } from '../api/api-client';
import { basedOn } from './fold';
import { follow, isOtherEntry } from './follow';
import type { Changes, StoredWrite } from './records';
import type { Outcome } from './transport';
import { entityOf, type Trouble, type WaitingWrite } from './waiting';

export interface Records {
  nextAfter: (seq: number) => Promise<StoredWrite | undefined>;
  of: (entity: string) => Promise<StoredWrite[]>;
  all: () => Promise<StoredWrite[]>;
  file: (seq: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  startSending: (stored: StoredWrite) => Promise<boolean>;
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
  const held = new Set<string>();
  const waits: number[] = [];
  let after = 0;
  for (;;) {
    const stored = await sending.records.nextAfter(after);
    if (!stored) return endAfter(waits);
    const { waiting } = stored;
    const isHeld = waiting.trouble !== null || held.has(entityOf(waiting)) || held.has(waiting.parentId ?? '');
    const wait = isHeld ? 0 : secondsTooEarly(waiting);
    if (wait > 0) waits.push(wait);
    const ended = isHeld || wait > 0 ? 'held' : await sendOne(stored, sending);
    if (typeof ended === 'object') {
      sending.onEnd(waiting, null);
      return ended;
    }
    if (ended === 'changed') continue;
    if (ended === 'held') {
      held.add(entityOf(waiting));
      held.add(waiting.entryId);
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

async function sendOne(stored: StoredWrite, sending: SendContext): Promise<EndOfOne> {
  const { records, server, onStart } = sending;
  const { waiting } = stored;
  if (waiting.isMomentary) return stamp(stored, sending);
  const { verb, opened, body } = waiting;
  // The user chose the other version of every field, so nothing is left to send.
  if (verb === 'change' && opened && body && Object.keys(body).length === 0)
    return storeAnswer(stored, opened, sending);
  const file = waiting.file ? ((await records.file(waiting.seq)) ?? null) : null;
  if (!(await records.startSending(stored))) return 'changed';
  const begun = { revision: stored.revision + 1, waiting: { ...waiting, tries: waiting.tries + 1 } };
  onStart(begun.waiting);
  const outcome = await server.send(begun.waiting, file);
  if (outcome.kind === 'sent') return storeAnswer(begun, outcome.answer, sending);
  if (outcome.kind !== 'refused') return outcome;
  return handleRefusal(begun, outcome, sending);
}

/** Stores the time before the first attempt: a retry with another time would be a different request. */
async function stamp(stored: StoredWrite, { records, server }: SendContext): Promise<EndOfOne> {
  const { waiting } = stored;
  const at = await server.momentOf(waiting);
  if (at === null) return { kind: 'later', after: null };
  const stamped = { ...waiting, isMomentary: false, body: { ...waiting.body, at } };
  await records.change({ put: [{ ...stored, waiting: stamped }] });
  return 'changed';
}

/** Stores the answer before anything else is sent, so that a crash in between sends nothing twice. */
async function storeAnswer(begun: StoredWrite, answer: Values, { records, onEnd }: SendContext): Promise<EndOfOne> {
  const { waiting, revision } = begun;
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
    follow(
      waiting,
      answer,
      later.map((one) => one.waiting),
    ).map(([one, as]) => [one.seq, as]),
  );
  const put = later.flatMap((one) => {
    const as = becoming.get(one.waiting.seq);
    return as ? { ...one, waiting: as } : [];
  });
  return { put, remove: [...becoming].flatMap(([seq, as]) => (as === null ? seq : [])) };
}

type RefusedOutcome = Extract<Outcome, { kind: 'refused' }>;

async function handleRefusal(stored: StoredWrite, outcome: RefusedOutcome, sending: SendContext): Promise<EndOfOne> {
  const { waiting } = stored;
  const { status, failure } = outcome;
  // An earlier attempt, whose answer was lost, created the entry. Someone removed it since.
  const isMadeAndGone =
    status === 409 && failure?.code === 'conflict' && waiting.verb === 'create' && waiting.tries > 1;
  if (isMadeAndGone) return storeAnswer(stored, {}, sending);
  if (status === 404 && waiting.verb !== 'create') {
    const isThere = await sending.server.isThere(waiting.petId);
    if (isThere === null) return { kind: 'later', after: null };
    if (isThere && waiting.verb === 'remove') return storeAnswer(stored, {}, sending);
    return storeTrouble(stored, { kind: isThere ? 'gone' : 'ended' }, sending);
  }
  if (status === 404) {
    const isThere = await sending.server.isThere(waiting.petId);
    if (isThere === null) return { kind: 'later', after: null };
    if (!isThere) return storeTrouble(stored, { kind: 'ended' }, sending);
  }
  if (status === 412 && failure?.current) return handleOvertaken(stored, { ...failure.current }, sending);
  return storeTrouble(stored, troubleOf(outcome), sending);
}

async function handleOvertaken(stored: StoredWrite, current: Values, sending: SendContext): Promise<EndOfOne> {
  const { waiting } = stored;
  if (!sending.merge) {
    sending.onEnd(waiting, null);
    return 'held';
  }
  const { opened, body, collection } = waiting;
  const changes = await sending.merge(collection, { opened: opened ?? {}, changes: body ?? {}, current });
  if (changes === null) return storeTrouble(stored, { kind: 'overtaken', current }, sending);
  if (Object.keys(changes).length === 0) return storeAnswer(stored, current, sending);
  const merged = { ...waiting, body: changes, opened: current, shown: { ...current, ...changes } };
  await sending.records.change({ put: [{ ...stored, waiting: merged }] });
  return 'changed';
}

async function storeTrouble(stored: StoredWrite, trouble: Trouble, { records, onEnd }: SendContext): Promise<EndOfOne> {
  const held = { ...stored.waiting, trouble };
  if (!(await records.change({ put: [{ ...stored, waiting: held }] }))) return 'changed';
  onEnd(held, null);
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
