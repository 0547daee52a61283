export type SessionEnd = 'ended' | 'otherUser';
type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

/** A 401 without a listener is ignored: a guest has no session to end. */
export function announceSessionEnd(reason: SessionEnd = 'ended'): void {
  for (const listener of listeners) listener(reason);
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
