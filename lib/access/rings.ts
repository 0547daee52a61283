import { ringLetters } from '@/lib/core/text/ring-letters';
import type { PetCover } from '@/prisma/client/enums';
import type { Person } from './people';
import type { MemberRole } from './roles';

/** A person as a ring shows them. */
export interface Ring {
  /** Of the membership. */
  id: string;
  /** Null once the account is deleted, as the letters are. */
  name: string | null;
  letters: string | null;
  role: MemberRole;
  colour: PetCover;
}

/** Of everybody who looks after a pet or once did; none where somebody is alone with it. */
export function ringsOf(people: readonly Person[]): Ring[] {
  if (people.length < 2) return [];
  const names = people.flatMap(({ name }) => name ?? []);
  return people.map(({ id, name, role, colour }) => ({
    id,
    name,
    role,
    colour,
    letters: name === null ? null : ringLetters(name, names),
  }));
}
