const listeners = new Set<() => void>();

/** Says that the server no longer knows who asks. Heard only while somebody listens: a guest has no session to end. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls back each time that an answer says so. @returns how to stop */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
