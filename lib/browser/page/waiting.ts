let count = 0;
const listeners = new Set<() => void>();

function changeCount(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

export function startWaiting(): () => void {
  let waits = true;
  changeCount(1);
  return () => {
    if (waits) changeCount(-1);
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
