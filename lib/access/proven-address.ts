import 'server-only';
import { holdAccount } from '../core/auth/hold-account';
import { createUser, findActiveUser, type NewUser, type SignedInUser } from '../core/auth/user-account';
import { db } from '../core/db/client';
import { revokeGrants } from './revoke-grants';

/**
 * Finds or creates the account of an address that was just proven. The first proof revokes all earlier grants, because
 * a stranger may have made them.
 * @returns null for a suspended account
 */
export async function userOfProvenAddress(user: NewUser, at: Date): Promise<SignedInUser | null> {
  const newUser = await createUser({ ...user, verifiedAt: at }, at);
  if (newUser) return newUser;
  const { emailKey } = user;
  const account = await holdAccount({ emailKey });
  if (account && !account.verifiedAt) {
    await revokeGrants({ userId: account.id, change: 'address_proven', at });
    await db().user.update({ where: { id: account.id }, data: { verifiedAt: at, updatedAt: at } });
  }
  return findActiveUser({ emailKey });
}
