import { canWrite, type MemberRole } from '@/lib/page-context/roles';
import type { AgendaItem } from './agenda-item';

export function readOnlyPets(pets: readonly { id: string; role: MemberRole }[]): ReadonlySet<string> {
  return new Set(pets.filter(({ role }) => !canWrite(role)).map(({ id }) => id));
}

export function withoutTicks(items: readonly AgendaItem[], readOnly: ReadonlySet<string>): AgendaItem[] {
  return items.map((item) => (readOnly.has(item.petId) ? { ...item, open: false, recordHref: null } : item));
}
