'use client';

import { rememberedUser } from '../storage/remembered';

const KEY = 'pawfolio-first-visit';
const listeners = new Set<() => void>();

export function subscribeToFirstVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function firstVisitorId(): string | null {
  try {
    const userId = sessionStorage.getItem(KEY);
    return userId !== null && userId === rememberedUser()?.id ? userId : null;
  } catch {
    return null;
  }
}

export function setFirstVisit(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, userId);
  } catch {
    // Without storage, the app does not ask for the name.
  }
  for (const listener of listeners) listener();
}
