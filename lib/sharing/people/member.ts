import { nameOf } from '@/lib/access/people';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { MemberRole } from '@/lib/page-context/roles';

export interface Member {
  /** Membership id, which entries store as their writer. */
  id: string;
  userId: string;
  name: string;
  letters: string;
  role: MemberRole;
  colour: string;
  mayShare: boolean;
  /** Days in the pet's time zone; null for no limit. */
  from: Day | null;
  until: Day | null;
  /** Day without a time; null before the first visit. */
  lastSeenOn: Day | null;
  joinedAt: string;
}

export interface OpenInvitation {
  id: string;
  role: MemberRole;
  email: string | null;
  /** Null after AUTH_SECRET has changed. */
  url: string | null;
  from: Day | null;
  until: Day | null;
  expiresAt: string;
}

export const memberColumns = {
  id: true,
  userId: true,
  role: true,
  colour: true,
  mayShare: true,
  fromDay: true,
  untilDay: true,
  lastSeenOn: true,
  joinedAt: true,
  user: { select: { firstName: true, lastName: true, email: true } },
} as const;

export interface MemberRow {
  id: string;
  userId: string | null;
  role: MemberRole;
  colour: string;
  mayShare: boolean;
  fromDay: Date | null;
  untilDay: Date | null;
  lastSeenOn: Date | null;
  joinedAt: Date;
  user: { firstName: string; lastName: string; email: string } | null;
}

export function toMembers(rows: readonly MemberRow[]): Member[] {
  const members = rows.flatMap(({ user, userId, ...row }) =>
    user && userId ? [{ ...row, userId, name: nameOf(user) }] : [],
  );
  const names = members.map(({ name }) => name);
  return members
    .toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
    .map(({ fromDay, untilDay, lastSeenOn, joinedAt, ...member }) => ({
      ...member,
      letters: ringLetters(member.name, names),
      from: fromDay && dayFromColumn(fromDay),
      until: untilDay && dayFromColumn(untilDay),
      lastSeenOn: lastSeenOn && dayFromColumn(lastSeenOn),
      joinedAt: joinedAt.toISOString(),
    }));
}
