'use client';

// That somebody has just made their account, from the sign-in to the page where they arrive; a reload forgets it.
const listeners = new Set<() => void>();
let firstVisitor: string | null = null;

/** Follows who is here for the first time. */
export function subscribeToFirstVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the user whose account was made by the sign-in before this page; null for everybody else. */
export function firstVisitorId(): string | null {
  return firstVisitor;
}

/** Notes or, with null, forgets who is here for the first time. */
export function noteFirstVisit(userId: string | null): void {
  firstVisitor = userId;
  for (const listener of listeners) listener();
}
