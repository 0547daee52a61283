import 'server-only';
import { db } from '../db/client';
import { canonicalAddress } from './email-address';

/**
 * Deletes a user with everything that hangs on them, pets in the bin included. Runs inside the caller's transaction.
 * @returns the folders whose files nobody needs once it is committed
 */
export async function deleteUser({ userId, email }: { userId: string; email: string }): Promise<string[]> {
  const pets = await db().pet.findMany({ where: { ownerId: userId }, select: { id: true } });
  const emailKey = canonicalAddress(email) ?? email;
  await db().signInRequest.deleteMany({ where: { emailKey } });
  await db().accountRequest.deleteMany({ where: { emailKey } });
  await db().user.deleteMany({ where: { id: userId } });
  return [...pets.map(({ id }) => `pets/${id}/`), `users/${userId}/`];
}
