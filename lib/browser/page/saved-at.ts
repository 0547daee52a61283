const listeners = new Set<() => void>();

/** Time at which the displayed page was saved, in ms since the epoch; null if the page came from the server. */
export function savedAt(): number | null {
  const { savedAt: at } = document.documentElement.dataset;
  return at === undefined ? null : Number(at);
}

export function forgetSavedAt(): void {
  delete document.documentElement.dataset.savedAt;
  for (const listener of listeners) listener();
}

export function subscribeToSavedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
