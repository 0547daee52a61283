import 'server-only';
import { deleteUser } from '@/lib/access/delete-user';
import { notEnded } from '@/lib/access/filters';
import { movePeriods } from '@/lib/access/periods';
import { revokeGrants } from '@/lib/access/revoke-grants';
import type { Viewer } from '@/lib/access/viewer';
import { rescheduleOwnReminders } from '@/lib/collections/reschedule-reminders';
import { db, transaction } from '@/lib/core/db/client';
import { messageWith } from '@/lib/core/i18n/field-message';
import { AppError, notFoundError, unauthenticatedError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import type { ProfilePatch } from './schema';

interface Moment {
  origin: Origin;
  at: Date;
}

export async function updateProfile(viewer: Viewer, patch: ProfilePatch, at: Date): Promise<void> {
  await transaction(async () => {
    const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const [row] = await db().user.updateManyAndReturn({
      where: { id: viewer.userId },
      data: { ...changes, updatedAt: at },
      select: { summaryAt: true },
    });
    if (!row) throw unauthenticatedError();
    if (patch.summaryAt === undefined && patch.timeZone === undefined) return;
    // Makes the summary due now; the next scheduler tick computes the actual time.
    await db().user.updateMany({ where: { id: viewer.userId }, data: { summaryNextAt: row.summaryAt && at } });
    if (patch.timeZone === undefined) return;
    await movePeriods({ ownerId: viewer.userId }, at);
    await rescheduleOwnReminders(viewer, at);
  });
}

export async function setOwnPhotoKey(viewer: Viewer, photoKey: string | null, at: Date): Promise<string | null> {
  return transaction(async () => {
    const [before] = await db().$queryRaw<{ photoKey: string | null }[]>`
      SELECT "photoKey" FROM "User" WHERE "id" = ${viewer.userId}::uuid FOR UPDATE`;
    if (!before) throw unauthenticatedError();
    await db().user.update({ where: { id: viewer.userId }, data: { photoKey, updatedAt: at } });
    return before.photoKey;
  });
}

export async function endOwnSession(viewer: Viewer, sessionId: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const { count } = await db().session.deleteMany({ where: { id: sessionId, userId: viewer.userId } });
    if (count === 0) throw notFoundError();
    await recordEvent({ action: 'sign_out', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
}

export async function endOtherSessions(viewer: Viewer, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const { userId, sessionId: exceptSessionId } = viewer;
    await revokeGrants({ userId, change: 'sessions_ended', exceptSessionId, at });
    await recordEvent({ action: 'sign_out_everywhere', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
}

/** @throws AppError confirmation_required if other people look after the account's pets */
async function requireNewOwners({ userId }: Viewer, at: Date): Promise<void> {
  const others = {
    userId: { not: null },
    role: { not: 'owner' as const },
    ...notEnded(at),
  };
  const sharedPets = await db().pet.findMany({
    where: { ownerId: userId, deletedAt: null, members: { some: others } },
    orderBy: { id: 'asc' },
    take: 20,
    select: { name: true },
  });
  if (sharedPets.length === 0) return;
  const pets = sharedPets.map(({ name }) => name).join(', ');
  throw new AppError('confirmation_required', 'Other people look after pets of this account. Hand them over first.', {
    fields: { confirmed: messageWith('account.data.peopleLeft', { pets }) },
  });
}

/** Includes pets in the bin. Leaves only an anonymous audit event. @returns folders whose files can be deleted */
export async function deleteAccount(
  viewer: Viewer,
  { origin, at, confirmed = false }: Moment & { confirmed?: boolean },
): Promise<string[]> {
  return transaction(async () => {
    if (!confirmed) await requireNewOwners(viewer, at);
    const folders = await deleteUser(viewer.userId);
    if (!folders) throw unauthenticatedError();
    await recordEvent({ action: 'account_deleted', actor: { kind: 'user', id: viewer.userId }, origin, at });
    return folders;
  });
}
