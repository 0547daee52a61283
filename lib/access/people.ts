import { Prisma } from '@/prisma/client/client';
import type { PetCover } from '@/prisma/client/enums';
import { type MemberRole, sharingRoles, writingRoles } from './roles';

/** Somebody who looks after a pet, or once did: entries name their writers by this id. */
export interface Person {
  /** Of the membership. */
  readonly id: string;
  /** Null once the account is deleted, and for sitters, who have none. */
  readonly userId: string | null;
  /** Null once the account is deleted. */
  readonly name: string | null;
  readonly role: MemberRole;
  readonly colour: PetCover;
  readonly isSitter?: boolean;
  /** False before the first day and after the last one, and for who has left. */
  readonly isActive: boolean;
}

/** Who has no name is called by the address up to its @, never by the whole of it. */
const personName = Prisma.sql`
  COALESCE(m."name", NULLIF(TRIM(u."firstName" || ' ' || u."lastName"), ''), SPLIT_PART(u."email", '@', 1))`;

/** The same for a row that was read. */
export function nameOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return `${firstName} ${lastName}`.trim() || (email.split('@')[0] ?? email);
}

/** Condition on memberships `m`: their access holds at that moment. */
export const isActiveAt = (at: Date) => Prisma.sql`
  (m."startsAt" IS NULL OR m."startsAt" <= ${at}) AND (m."endsAt" IS NULL OR m."endsAt" > ${at})`;

const oneOf = (roles: readonly MemberRole[]) => Prisma.sql`m."role"::text IN (${Prisma.join([...roles])})`;

/** Condition on memberships `m`: their role may write entries. */
export const isWriter = oneOf(writingRoles);

export const isSharer = Prisma.sql`(m."role" = 'owner' OR (m."mayShare" AND ${oneOf(sharingRoles)}))`;

/** All people of the pet `p`, those who left included, as JSON; who joined first stands first: the first owner. */
export const peopleOfPet = (at: Date) => Prisma.sql`
  (SELECT jsonb_agg(jsonb_build_object('id', m."id", 'userId', m."userId", 'name', ${personName}, 'role', m."role",
      'colour', m."colour", 'isSitter', m."name" IS NOT NULL, 'isActive', ${isActiveAt(at)}) ORDER BY m."joinedAt", m."role" <> 'owner', m."id")
    FROM "PetMember" m LEFT JOIN "User" u ON u."id" = m."userId" WHERE m."petId" = p."id")`;

/** For rows of members that a page reads together with other things. */
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
  /** As friends say it; null once the account is deleted. */
  readonly firstName: string | null;
}

export function toPerson({ startsAt, endsAt, user, name: typed, ...row }: PersonRow, at: Date): AddressedPerson {
  const name = typed ?? (user && nameOf(user));
  const firstName = typed ?? (user && (user.firstName.trim() || name));
  const isActive = row.userId !== null && (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at);
  return { ...row, name, firstName, isActive, isSitter: typed !== null };
}

/** Null in entries from before pets had members, which only their first owner could write. */
export function writerOf(people: readonly Person[], id: string | null): Person | null {
  return (id === null ? people[0] : people.find((person) => person.id === id)) ?? null;
}

/** Whether more than one person has access at the moment that they were read for. */
export const hasOthers = (people: readonly Person[]): boolean => people.filter(({ isActive }) => isActive).length > 1;
