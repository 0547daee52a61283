import 'server-only';
import type { Admin } from '@/lib/access/admin';
import { deleteUser } from '@/lib/access/delete-user';
import { revokeGrants } from '@/lib/access/revoke-grants';
import { adminKey } from '@/lib/core/auth/account-key';
import { ADMIN_SESSION } from '@/lib/core/auth/admin-session';
import { checkPassword } from '@/lib/core/auth/password';
import { db, transaction } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { addMs } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { AdminLoginInput } from './schema';

export const FEEDBACK_MAIL = { name: 'feedback-mail' } as const;

interface Moment {
  origin: Origin;
  at: Date;
}

export async function signInAdmin({ email, password }: AdminLoginInput, { origin, at }: Moment): Promise<string> {
  const emailKey = await adminKey(email);
  const admin = await db().admin.findUnique({ where: { emailKey }, select: { id: true, passwordHash: true } });
  if (!(await checkPassword(admin?.passwordHash, password)) || !admin) {
    await recordEvent({ action: 'admin_sign_in_refused', actor: { kind: 'guest' }, origin, at });
    throw new AppError('unauthenticated', 'Invalid admin credentials');
  }
  const secret = newSecret();
  await transaction(async () => {
    await db().adminSession.create({
      data: {
        id: newId(),
        adminId: admin.id,
        secretHash: hashSecret(secret),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: addMs(at, ADMIN_SESSION),
      },
    });
    await recordEvent({ action: 'admin_sign_in', actor: { kind: 'admin', id: admin.id }, origin, at });
  });
  return secret;
}

export async function signOutAdmin(admin: Admin, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    await db().adminSession.deleteMany({ where: { id: admin.sessionId } });
    await recordEvent({ action: 'admin_sign_out', actor: { kind: 'admin', id: admin.adminId }, origin, at });
  });
}

export async function setSuspended(
  admin: Admin,
  userId: string,
  suspended: boolean,
  { origin, at }: Moment,
): Promise<void> {
  await transaction(async () => {
    const { count } = await db().user.updateMany({
      where: { id: userId, suspendedAt: suspended ? null : { not: null } },
      data: { suspendedAt: suspended ? at : null, updatedAt: at },
    });
    if (count === 0 && (await db().user.count({ where: { id: userId } })) === 0) throw notFoundError();
    if (count === 0) return;
    if (suspended) await revokeGrants({ userId, change: 'suspended', at });
    const action = suspended ? 'user_suspended' : 'user_restored';
    await recordEvent({ action, actor: { kind: 'admin', id: admin.adminId }, subjectId: userId, origin, at });
  });
}

export async function removeUser(admin: Admin, userId: string, { origin, at }: Moment): Promise<string[]> {
  return transaction(async () => {
    const folders = await deleteUser(userId);
    if (!folders) throw notFoundError();
    const actor = { kind: 'admin', id: admin.adminId } as const;
    await recordEvent({ action: 'user_deleted', actor, subjectId: userId, origin, at });
    return folders;
  });
}

export async function endSessionsOf(admin: Admin, userId: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    if ((await db().user.count({ where: { id: userId } })) === 0) throw notFoundError();
    await revokeGrants({ userId, change: 'sessions_ended', at });
    const actor = { kind: 'admin', id: admin.adminId } as const;
    await recordEvent({ action: 'sign_out_everywhere', actor, subjectId: userId, origin, at });
  });
}

export async function answerFeedback(
  admin: Admin,
  feedbackId: string,
  answer: string,
  { origin, at }: Moment,
): Promise<void> {
  await transaction(async () => {
    const [row] = await db().feedback.updateManyAndReturn({
      where: { id: feedbackId, answeredAt: null },
      data: { answer, answeredAt: at },
      select: { userId: true },
    });
    if (!row) {
      const answeredFeedback = await db().feedback.findUnique({ where: { id: feedbackId }, select: { answer: true } });
      if (!answeredFeedback) throw notFoundError();
      if (answeredFeedback.answer === answer) return;
      throw new AppError('conflict', 'This has been answered already');
    }
    await enqueue(FEEDBACK_MAIL, { feedbackId });
    const actor = { kind: 'admin', id: admin.adminId } as const;
    await recordEvent({ action: 'feedback_answered', actor, subjectId: row.userId, origin, at });
  });
}
