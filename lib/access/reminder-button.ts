import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { levelOf, type MemberRole } from '@/lib/page-context/roles';
import type { ReminderAction } from '@/prisma/client/enums';
import { isActiveAt, nameOf, type Person, peopleOfPet } from './people';
import { grantLevel, type PetAccess } from './pet-access';

interface ButtonRow {
  action: ReminderAction;
  reminderId: string;
  kind: string;
  sourceId: string;
  dueAt: Date;
}

/** Valid button of a notification, with the access of the member who got it. */
export interface ReminderButton extends ButtonRow {
  userId: string;
  memberName: string;
  timeZone: string;
  access: PetAccess<'edit'>;
}

interface MemberRow {
  petId: string;
  userId: string;
  memberId: string;
  firstName: string;
  lastName: string;
  email: string;
  timeZone: string | null;
  role: MemberRole;
  mayShare: boolean;
  people: Person[];
}

export async function findReminderButton(secret: string, at: Date): Promise<ReminderButton | null> {
  if (!isSecret(secret)) return null;
  const [row] = await queryDirectly<ButtonRow & MemberRow>(Prisma.sql`
    SELECT b."action", r."id" AS "reminderId", r."kind", r."sourceId", r."dueAt", p."id" AS "petId",
      u."id" AS "userId", u."firstName", u."lastName", u."email", u."timeZone",
      m."id" AS "memberId", m."role", m."mayShare", ${peopleOfPet(at)} AS "people"
    FROM "ReminderButton" b JOIN "Reminder" r ON r."id" = b."reminderId"
    JOIN "User" u ON u."id" = r."userId" AND u."suspendedAt" IS NULL
    JOIN "Pet" p ON p."id" = r."petId" AND p."deletedAt" IS NULL
    JOIN "PetMember" m ON m."petId" = p."id" AND m."userId" = u."id" AND ${isActiveAt(at)}
    WHERE b."secretHash" = ${hashSecret(secret)} AND b."endsAt" > ${at}`);
  if (!row) return null;
  const { petId, memberId, role, mayShare, people, firstName, lastName, email, timeZone, ...button } = row;
  const access = grantLevel({ petId, held: levelOf({ role, mayShare }), memberId, people }, 'edit');
  const memberName = nameOf({ firstName, lastName, email });
  return access && { ...button, memberName, timeZone: timeZone ?? 'UTC', access };
}
