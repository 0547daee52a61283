import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/ids';

export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
  firebaseId: string;
  locale: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Six characters of A-Z0-9 (R6.5). A label for people, not a secret: collisions are met by trying again. */
function newShortId(): string {
  return Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The account of an address; made at its first verified sign-in. Runs inside the caller's transaction. */
export async function findOrCreateUser(
  { email, emailKey, locale }: { email: string; emailKey: string; locale: string },
  at: Date,
): Promise<SignedInUser> {
  const select = {
    id: true,
    email: true,
    firstName: true,
    lastName: true,
    shortId: true,
    firebaseId: true,
    locale: true,
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const user = await db().user.findUnique({ where: { emailKey }, select });
    if (user) return { ...user, name: `${user.firstName} ${user.lastName}`.trim() };
    // A conflict on the address (two first sign-ins at once) or on the short id skips the row; the next round finds or retries.
    await db().user.createMany({
      data: [
        {
          id: newId(),
          email,
          emailKey,
          locale,
          shortId: newShortId(),
          firebaseId: `standard-${randomUUID()}`,
          createdAt: at,
          updatedAt: at,
        },
      ],
      skipDuplicates: true,
    });
  }
  throw new Error('no free short id after five tries');
}
