import type { AgendaItem } from './agenda-item';

/** Of pets whose viewer only reads, nothing can be ticked or recorded. */
export function withoutTicks(items: readonly AgendaItem[], readOnly: ReadonlySet<string>): AgendaItem[] {
  return items.map((item) => (readOnly.has(item.petId) ? { ...item, open: false, recordHref: null } : item));
}
