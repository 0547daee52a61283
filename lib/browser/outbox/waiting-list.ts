import { rememberedUser } from '../storage/remembered';
import type { WaitingWrite } from './waiting';

export interface WaitingState {
  entries: readonly WaitingWrite[];
  sending: number | null;
  isAnswered: boolean;
  sent: readonly WaitingWrite[];
}

export const nothingWaits: WaitingState = { entries: [], sending: null, isAnswered: false, sent: [] };

const flagOf = (userId: string) => `waiting-${userId}`;

let state = nothingWaits;
let isRead = false;
const listeners = new Set<() => void>();

export function waitingNow(): WaitingState {
  return state;
}

export function isWaitingRead(): boolean {
  return isRead;
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showWaiting(changes: Partial<WaitingState>): void {
  const begins = state.entries.length === 0 && (changes.entries?.length ?? 0) > 0;
  isRead ||= changes.entries !== undefined;
  state = { ...state, ...(begins && { sent: [] }), ...changes };
  flagWaiting(state.entries.length > 0);
  for (const listener of [...listeners]) listener();
}

/** Sets a flag in local storage, so that pages know without opening a database if they need the outbox. */
function flagWaiting(any: boolean): void {
  const owner = rememberedUser()?.id;
  if (owner === undefined) return;
  try {
    if (any) localStorage.setItem(flagOf(owner), 'true');
    else localStorage.removeItem(flagOf(owner));
  } catch {
    // Without storage there are no waiting writes either.
  }
}

export function forgetWaiting(userId: string): void {
  localStorage.removeItem(flagOf(userId));
  state = nothingWaits;
  isRead = false;
}

export function mayAnythingWait(): boolean {
  try {
    const owner = rememberedUser()?.id;
    return owner !== undefined && localStorage.getItem(flagOf(owner)) !== null;
  } catch {
    return false;
  }
}
