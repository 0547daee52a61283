/** What a toast may say and offer; texts are finished words in the reader's language. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** One action, such as taking a deletion back. */
  action?: { label: string; onClick: () => void };
  tone?: 'plain' | 'danger';
  /** Does once more what failed; its button stands where the action would. */
  retry?: () => void;
  /** Milliseconds until it closes by itself; unless told 5000, and 20,000 where there is something to press. */
  duration?: number;
}

export interface ToastItem extends ToastMessage {
  id: number;
  open: boolean;
}

/** How long what can be taken back or tried again is offered, in milliseconds (WCAG 2.2.1 asks for 20 s). */
export const ACTION_MS = 20_000;

/** One toast at a time (R2.12). */
const LIMIT = 1;
/** A dismissed toast leaves the state after this time (specification, section 9). */
const REMOVE_AFTER_MS = 1_000_000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before; callable from anywhere in the browser. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  publish([{ ...message, id, open: true }, ...items].slice(0, LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast; it stays in the state for its leaving animation and long after. */
export function dismissToast(id: number): void {
  if (!items.some((item) => item.id === id && item.open)) return;
  publish(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => publish(items.filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

/** For React's `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}
