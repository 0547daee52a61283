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

/** After this a save is kept as waiting: a hanging network looks like a slow one. */
const ANSWER_MS = 4000;

export type Sent = Pick<Write, 'petId' | 'collection' | 'verb' | 'entryId' | 'method' | 'path' | 'shown'> &
  Partial<Pick<Write, 'parentId' | 'body' | 'opened' | 'isMomentary'>> & {
    file?: File | null;
    key?: string | undefined;
  };

function writeOf({ file, key: _key, ...fields }: Sent): Write {
  const about = file ? { name: file.name, type: file.type, bytes: file.size } : null;
  const nothing = { parentId: null, body: null, opened: null, isMomentary: false };
  // Through JSON, as when it is sent: dates become strings.
  return JSON.parse(JSON.stringify({ ...nothing, ...fields, file: about })) as Write;
}

/** Latest end of each request that this page no longer waits for, by entry. */
const inFlight = new Map<string, number>();

const waitsFor = (petId: string) =>
  waitingNow().entries.some((waiting) => waiting.petId === petId && waiting.trouble === null);

/**
 * Sends a write, or keeps it as waiting: offline, after 4 s without an answer, or behind other waiting writes of the pet
 * (R12.1).
 * @returns the server's answer, or `shown`
 * @throws what `send` throws; also without a connection, where this browser can't keep anything
 */
export async function sendOrStore<Answer>(request: Sent, send: () => Promise<Answer>): Promise<Answer> {
  if (!rememberedUser()) return send();
  // A page that has just been opened may not have read yet what stands before this.
  if (mayAnythingWait() && !isWaitingRead()) await (await loadOutbox()).refreshWaiting();
  if (isOnline() && mayAnythingWait() && waitsFor(request.petId)) {
    await isLate((await loadOutbox()).sendNow(), ANSWER_MS);
  }
  const notBefore = endOfRequest(entityOf(request));
  if (!isOnline() || waitsFor(request.petId) || notBefore !== undefined) {
    if (await storeAsWaiting(request, false, notBefore)) return request.shown as Answer;
  }
  const startedAt = nowMs();
  const answer = send();
  if (!request.file && (await isLate(answer, ANSWER_MS)) && (await storeAsWaiting(request, true))) {
    noteInFlight(entityOf(request), answer, startedAt + CALL_TIMEOUT_MS);
    // Sent again under its key or as the same entry, it is done once.
    answer.then(sendStored, ignore);
    return request.shown as Answer;
  }
  try {
    return await answer;
  } catch (error) {
    const failure = saveFailure(error);
    if (failure !== 'offline' && failure !== 'noAnswer') throw error;
    // The answer may have been lost, and not the request.
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
    // The server takes the first of two requests under one key, also where only one has its moment.
    const key = isId(request.key) ? request.key : newId();
    return await storeWaiting(
      { ...writeOf(request), ...(notBefore && { notBefore }) },
      key,
      request.file ?? null,
      tried,
    );
  } catch (error) {
    console.info('nothing can wait in this browser', error);
    return false;
  }
}
