const listeners = new Set<() => void>();

/** A 401 without a listener is ignored: a guest has no session to end. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
