type Listener = (path: string) => void;

const listeners = new Set<Listener>();

export function announceWrite(path: string): void {
  for (const listener of listeners) listener(path);
}

export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
