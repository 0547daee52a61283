import 'server-only';
import { db } from '@/lib/core/db/client';
import { levelOf, type MemberRole } from '@/lib/page-context/roles';

interface Right {
  role: MemberRole;
  mayShare: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

interface Change {
  memberId: string;
  petId: string;
  userId: string;
  before: Right;
  after: Right;
}

const isRightActive = ({ startsAt, endsAt }: Right, at: Date) =>
  (!startsAt || startsAt <= at) && (!endsAt || endsAt > at);

const sharesAt = (right: Right, at: Date) => isRightActive(right, at) && levelOf(right) === 'share';

/** Ends links, feeds and access by token, unless the member had and has the right. Regaining the right later then revives nothing. */
export async function endLostRights({ memberId, petId, userId, before, after }: Change, at: Date): Promise<void> {
  if (!(sharesAt(before, at) && sharesAt(after, at)))
    await db().share.updateMany({ where: { createdById: memberId, revokedAt: null }, data: { revokedAt: at } });
  if (isRightActive(before, at) && isRightActive(after, at)) return;
  await db().calendarFeed.deleteMany({ where: { userId, petId } });
  await db().accessTokenPet.deleteMany({ where: { petId, token: { userId } } });
}
