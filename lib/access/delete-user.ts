import 'server-only';
import { noticeByMail } from '../core/auth/account-notices';
import { holdAccount } from '../core/auth/hold-account';
import { db } from '../core/db/client';
import { forgetRequests } from './revoke-grants';

/** Runs in the caller's transaction. @returns folders to delete after the commit */
export async function deleteUser(userId: string): Promise<string[] | null> {
  await holdAccount({ id: userId });
  const columns = { id: true, email: true, emailKey: true, locale: true } as const;
  const user = await db().user.findUnique({ where: { id: userId }, select: columns });
  if (!user) return null;
  const pets = await db().pet.findMany({ where: { ownerId: userId }, select: { id: true } });
  await forgetRequests(user);
  await db().user.deleteMany({ where: { id: userId } });
  await noticeByMail('account_deleted', user);
  return [...pets.map(({ id }) => `pets/${id}/`), `users/${userId}/`];
}
