let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

export function startWaiting(): () => void {
  let waits = true;
  change(1);
  return () => {
    if (waits) change(-1);
    waits = false;
  };
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isWaiting(): boolean {
  return count > 0;
}
