import { type MemberRole, sharingRoles, writingRoles } from '@/lib/page-context/roles';
import { Prisma } from '@/prisma/client/client';
import type { PetCover } from '@/prisma/client/enums';

/** Current or former member of a pet. Entries store their writer by this id. */
export interface Person {
  /** Membership id. */
  readonly id: string;
  /** Null for deleted accounts and sitters. */
  readonly userId: string | null;
  /** Null once the account is deleted. */
  readonly name: string | null;
  readonly role: MemberRole;
  readonly colour: PetCover;
  readonly isSitter?: boolean;
  readonly isActive: boolean;
}

/** Falls back to the local part of the email address, never to the whole address. */
const personName = Prisma.sql`
  COALESCE(m."name", NULLIF(TRIM(u."firstName" || ' ' || u."lastName"), ''), SPLIT_PART(u."email", '@', 1))`;

export function nameOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return `${firstName} ${lastName}`.trim() || (email.split('@')[0] ?? email);
}

export const isActiveAt = (at: Date) => Prisma.sql`
  (m."startsAt" IS NULL OR m."startsAt" <= ${at}) AND (m."endsAt" IS NULL OR m."endsAt" > ${at})`;

const oneOf = (roles: readonly MemberRole[]) => Prisma.sql`m."role"::text IN (${Prisma.join([...roles])})`;

export const isWriter = oneOf(writingRoles);

export const isSharer = Prisma.sql`(m."role" = 'owner' OR (m."mayShare" AND ${oneOf(sharingRoles)}))`;

export const peopleOfPet = (at: Date) => Prisma.sql`
  (SELECT jsonb_agg(jsonb_build_object('id', m."id", 'userId', m."userId", 'name', ${personName}, 'role', m."role",
      'colour', m."colour", 'isSitter', m."name" IS NOT NULL, 'isActive', ${isActiveAt(at)}) ORDER BY m."joinedAt", m."role" <> 'owner', m."id")
    FROM "PetMember" m LEFT JOIN "User" u ON u."id" = m."userId" WHERE m."petId" = p."id")`;

export const personColumns = {
  id: true,
  userId: true,
  role: true,
  colour: true,
  name: true,
  startsAt: true,
  endsAt: true,
  user: { select: { firstName: true, lastName: true, email: true } },
} as const;

interface PersonRow extends Omit<Person, 'isActive'> {
  startsAt: Date | null;
  endsAt: Date | null;
  user: Parameters<typeof nameOf>[0] | null;
}

export interface AddressedPerson extends Person {
  /** Name that a sitter entered, else first name, else full name. Null once the account is deleted. */
  readonly firstName: string | null;
}

export function toPerson({ startsAt, endsAt, user, name: typed, ...row }: PersonRow, at: Date): AddressedPerson {
  const name = typed ?? (user && nameOf(user));
  const firstName = typed ?? (user && (user.firstName.trim() || name));
  const isActive = row.userId !== null && (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at);
  return { ...row, name, firstName, isActive, isSitter: typed !== null };
}

/** Finds the member who wrote an entry. A null id means the first owner: such entries are older than memberships. */
export function writerOf(people: readonly Person[], id: string | null): Person | null {
  return (id === null ? people[0] : people.find((person) => person.id === id)) ?? null;
}

export const hasOthers = (people: readonly Person[]): boolean => people.filter(({ isActive }) => isActive).length > 1;
