export type SessionEnd = 'ended' | 'otherUser';
type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

export function announceSessionEnd(reason: SessionEnd = 'ended'): void {
  for (const listener of listeners) listener(reason);
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
