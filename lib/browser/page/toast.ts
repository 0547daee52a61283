import { isOnline } from '../api/connection';

export interface ToastMessage {
  title: string;
  /** Part of the title that is shortened if the toast is too narrow. */
  name?: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  tone?: 'plain' | 'danger';
  retry?: () => void;
  /** Milliseconds; the default is 5000, or `ACTION_MS` with a button. */
  duration?: number;
}

export interface ToastItem extends ToastMessage {
  id: number;
  open: boolean;
  isOffline: boolean;
}

/** WCAG 2.2.1 requires 20 s. */
export const ACTION_MS = 20_000;

/** Number of visible toasts (R2.12). */
const LIMIT = 1;
/** Specification, section 9. */
const REMOVE_AFTER_MS = 1_000_000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  publish([{ ...message, id, open: true, isOffline: !isOnline() }, ...items].slice(0, LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  if (!items.some((item) => item.id === id && item.open)) return;
  publish(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => publish(items.filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}
