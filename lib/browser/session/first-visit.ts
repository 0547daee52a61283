'use client';

import { rememberedUser } from '../storage/remembered';

// That somebody has just made their account, until they have answered. It ends with the tab, and with the session.
const KEY = 'pawfolio-first-visit';
const listeners = new Set<() => void>();

/** Follows who is here for the first time. */
export function subscribeToFirstVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the signed-in user whose account was made in this tab, and who has neither given nor withheld their name; else null. */
export function firstVisitorId(): string | null {
  try {
    const userId = sessionStorage.getItem(KEY);
    return userId !== null && userId === rememberedUser()?.id ? userId : null;
  } catch {
    return null;
  }
}

/** Notes or, with null, forgets who is here for the first time. */
export function setFirstVisit(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, userId);
  } catch {
    // A browser may refuse its storage: then nobody is asked.
  }
  for (const listener of listeners) listener();
}
