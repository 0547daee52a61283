import type { Row } from '@/lib/core/http/packed-rows';
import { dayFromColumn } from '@/lib/core/time/dates';

export interface MemberRow {
  id: string;
  petId: string;
  role: string;
  joinedAt: Date;
  fromDay: Date | null;
  untilDay: Date | null;
  endsAt: Date | null;
  name: string | null;
  stayId: string | null;
  user: { firstName: string; lastName: string } | null;
}

/** Omits email addresses. The name of a deleted account is null. */
export function toPerson({ user, name, joinedAt, fromDay, untilDay, endsAt, ...member }: MemberRow): Row {
  return {
    ...member,
    name: user ? `${user.firstName} ${user.lastName}`.trim() : name,
    joinedAt: joinedAt.toISOString(),
    from: fromDay && dayFromColumn(fromDay),
    until: untilDay && dayFromColumn(untilDay),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
