import { ringLetters } from '@/lib/core/text/ring-letters';
import type { Ring } from '@/lib/page-context/ring';
import { canWrite } from '@/lib/page-context/roles';
import type { Person } from './people';

export function ringsOf(people: readonly Person[], readerId: string | null): Ring[] {
  if (people.length < 2) return [];
  const names = people.flatMap(({ name }) => name ?? []);
  return people.map(({ id, name, role, colour, isActive, isSitter = false }) => ({
    id,
    name,
    isReader: id === readerId,
    role,
    colour,
    ...(isSitter && { isSitter }),
    writes: isActive && canWrite(role),
    letters: name === null ? null : ringLetters(name, names),
  }));
}
