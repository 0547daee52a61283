const listeners = new Set<() => void>();

/** When the shown page was saved, in milliseconds since the epoch; null when the server has just made it. */
export function savedAt(): number | null {
  const { savedAt: at } = document.documentElement.dataset;
  return at === undefined ? null : Number(at);
}

/** The page shows what the server says by now. */
export function forgetSavedAt(): void {
  delete document.documentElement.dataset.savedAt;
  for (const listener of listeners) listener();
}

export function subscribeToSavedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
