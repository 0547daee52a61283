import { nowMs } from '@/lib/core/time/clock';
import { isId, newId } from '@/lib/core/validation/ids';
import { CALL_TIMEOUT_MS } from '../api/api-client';
import { isOnline } from '../api/connection';
import { saveFailure } from '../api/save-failure';
import { isLate } from '../page/late';
import { rememberedUser } from '../storage/remembered';
import { loadOutbox } from './load-outbox';
import { entityOf, type Write } from './waiting';
import { isWaitingRead, mayAnythingWait, waitingNow } from './waiting-list';

/** Time after which a save is stored as waiting, because a slow network looks like a hanging one. */
const ANSWER_MS = 4000;

export type Sent = Pick<Write, 'petId' | 'collection' | 'verb' | 'entryId' | 'method' | 'path' | 'shown'> &
  Partial<Pick<Write, 'parentId' | 'body' | 'opened' | 'isMomentary'>> & {
    file?: File | null;
    key?: string | undefined;
  };

function writeOf({ file, key: _key, ...fields }: Sent): Write {
  const about = file ? { name: file.name, type: file.type, bytes: file.size } : null;
  const nothing = { parentId: null, body: null, opened: null, isMomentary: false };
  // Converts through JSON, as sending does: dates become strings.
  return JSON.parse(JSON.stringify({ ...nothing, ...fields, file: about })) as Write;
}

/** Latest time at which a request that this page gave up may still reach the server, by entry. */
const inFlight = new Map<string, number>();

const hasWaitingWrites = (petId: string) =>
  waitingNow().entries.some((waiting) => waiting.petId === petId && waiting.trouble === null);

/**
 * Sends a write. Stores it as waiting if the device is offline, if no answer comes within 4 s, or if other writes of
 * the pet are waiting (R12.1).
 * @returns the server's answer, or `shown` if the write waits
 * @throws what `send` throws; also a connection error if this browser can't store writes
 */
export async function sendOrStore<Answer>(request: Sent, send: () => Promise<Answer>): Promise<Answer> {
  if (!rememberedUser()) return send();
  // A page that just opened may not have loaded the earlier waiting writes yet.
  if (mayAnythingWait() && !isWaitingRead()) await (await loadOutbox()).refreshWaiting();
  if (isOnline() && mayAnythingWait() && hasWaitingWrites(request.petId)) {
    await isLate((await loadOutbox()).sendNow(), ANSWER_MS);
  }
  const notBefore = endOfRequest(entityOf(request));
  if (!isOnline() || hasWaitingWrites(request.petId) || notBefore !== undefined) {
    if (await storeAsWaiting(request, false, notBefore)) return request.shown as Answer;
  }
  const startedAt = nowMs();
  const answer = send();
  if (!request.file && (await isLate(answer, ANSWER_MS)) && (await storeAsWaiting(request, true))) {
    noteInFlight(entityOf(request), answer, startedAt + CALL_TIMEOUT_MS);
    // Both requests may arrive. They have the same idempotency key or entry id, so the server applies them once.
    answer.then(sendStored, ignore);
    return request.shown as Answer;
  }
  try {
    return await answer;
  } catch (error) {
    const failure = saveFailure(error);
    if (failure !== 'offline' && failure !== 'noAnswer') throw error;
    // Perhaps only the answer was lost, not the request.
    if (await storeAsWaiting(request, true)) return request.shown as Answer;
    throw error;
  }
}

const ignore = () => undefined;

function endOfRequest(entity: string): number | undefined {
  const until = inFlight.get(entity);
  return until !== undefined && until > nowMs() ? until : undefined;
}

function noteInFlight(entity: string, answer: Promise<unknown>, until: number): void {
  inFlight.set(entity, until);
  const clearInFlight = () => {
    if (inFlight.get(entity) === until) inFlight.delete(entity);
  };
  answer.then(clearInFlight, clearInFlight);
}

const sendStored = () =>
  loadOutbox()
    .then(({ sendAtOnce }) => sendAtOnce())
    .catch(ignore);

async function storeAsWaiting(request: Sent, tried: boolean, notBefore?: number): Promise<boolean> {
  try {
    const { storeWaiting } = await loadOutbox();
    // Uses the same key, so that the server applies the first of both requests only, even if just one contains a time.
    const key = isId(request.key) ? request.key : newId();
    return await storeWaiting(
      { ...writeOf(request), ...(notBefore && { notBefore }) },
      key,
      request.file ?? null,
      tried,
    );
  } catch (error) {
    console.info('this browser cannot store unsent changes', error);
    return false;
  }
}
