import { rememberedUser } from '../storage/remembered';
import type { Waiting } from './waiting';

/** State of the outbox for the interface. Small, because every page loads it. */
export interface WaitingState {
  entries: readonly Waiting[];
  sending: number | null;
  /** False while an attempt hangs. */
  isAnswered: boolean;
  /** Writes sent since the outbox was last empty. The list still shows them with a check. */
  sent: readonly Waiting[];
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

export function showWaiting(changed: Partial<WaitingState>): void {
  const begins = state.entries.length === 0 && (changed.entries?.length ?? 0) > 0;
  isRead ||= changed.entries !== undefined;
  state = { ...state, ...(begins && { sent: [] }), ...changed };
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

/** Covers the remembered user only. Writes of other users wait until those sign in again. */
export function mayAnythingWait(): boolean {
  try {
    const owner = rememberedUser()?.id;
    return owner !== undefined && localStorage.getItem(flagOf(owner)) !== null;
  } catch {
    return false;
  }
}
