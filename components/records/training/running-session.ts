'use client';

import { useSyncExternalStore } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';
import { newId } from '@/lib/core/validation/ids';
import { trainingLimits } from '@/lib/records/training/vocabulary';

/** Times are in milliseconds since the epoch. */
export interface RunningSession {
  id: string;
  skillId: string;
  skillName: string;
  startedAt: number;
  endedAt: number | null;
  attempts: number;
  successes: number;
  hidden: boolean;
}

const listeners = new Set<() => void>();
/** Fallback if the browser denies storage. */
const memory = new Map<string, string>();
const sessionCache = new Map<string, { text: string; session: RunningSession | null }>();
const keyOf = (petId: string) => `pawfolio-training-${petId}`;

function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function parseSession(text: string): RunningSession | null {
  try {
    const { id, skillId, skillName, startedAt, endedAt, attempts, successes, hidden } = JSON.parse(text);
    const numbers = [startedAt, endedAt ?? 0, attempts, successes].every(Number.isFinite);
    const words = [id, skillId, skillName].every((one) => typeof one === 'string');
    if (!numbers || !words) return null;
    return { id, skillId, skillName, startedAt, endedAt, attempts, successes, hidden: hidden === true };
  } catch {
    return null;
  }
}

/** Returns the same object until it changes, as `useSyncExternalStore` requires. */
function runningSession(petId: string): RunningSession | null {
  const key = keyOf(petId);
  const text = storedText(key);
  if (text === null) return null;
  const cachedSession = sessionCache.get(key);
  if (cachedSession?.text === text) return cachedSession.session;
  const session = parseSession(text);
  sessionCache.set(key, { text, session });
  return session;
}

function storeSession(petId: string, session: RunningSession | null): void {
  const key = keyOf(petId);
  try {
    if (session) sessionStorage.setItem(key, JSON.stringify(session));
    else sessionStorage.removeItem(key);
  } catch {
    if (session) memory.set(key, JSON.stringify(session));
    else memory.delete(key);
  }
  for (const listener of listeners) listener();
}

/** Starts a session. If one is running, opens it, so that a second press does not lose it. */
export function startSession(petId: string, skill: { id: string; name: string }): void {
  const running = runningSession(petId);
  const fresh = { startedAt: nowMs(), endedAt: null, attempts: 0, successes: 0 };
  const session = running ?? { id: newId(), skillId: skill.id, skillName: skill.name, ...fresh };
  storeSession(petId, { ...session, hidden: false });
}

export function changeSession(petId: string, change: Partial<RunningSession>): void {
  const running = runningSession(petId);
  if (running) storeSession(petId, { ...running, ...change });
}

export function countTry(petId: string, success: boolean): void {
  const running = runningSession(petId);
  if (!running || running.attempts >= trainingLimits.attempts) return;
  const { attempts, successes } = running;
  changeSession(petId, { attempts: attempts + 1, successes: successes + (success ? 1 : 0) });
}

export function endSession(petId: string): void {
  storeSession(petId, null);
}

/** Whole minutes, at least one. */
export function sessionMinutes({ startedAt, endedAt }: RunningSession): number {
  const minutes = Math.round(((endedAt ?? startedAt) - startedAt) / MINUTE);
  return Math.min(trainingLimits.minutes, Math.max(1, minutes));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRunningSession(petId: string): RunningSession | null {
  return useSyncExternalStore(
    subscribe,
    () => runningSession(petId),
    () => null,
  );
}
