import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { AppError } from '@/lib/core/runtime/errors';
import { newId } from '@/lib/core/validation/ids';

export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
  firebaseId: string;
  locale: string;
  englishFormat: string | null;
  timeZone: string | null;
}

export interface NewUser {
  id?: string;
  email: string;
  emailKey: string;
  locale: string;
  firstName?: string;
  lastName?: string;
  passwordHash?: string | null;
  verifiedAt?: Date;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const columns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  shortId: true,
  firebaseId: true,
  locale: true,
  englishFormat: true,
  timeZone: true,
} as const;

/** Label of the account (R6.5), not a secret. `createUser` retries if it exists already. */
function newShortId(): string {
  return Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export async function findActiveUser(
  where: { emailKey: string } | { id: string; emailKey?: string },
): Promise<SignedInUser | null> {
  const user = await db().user.findFirst({ where: { ...where, suspendedAt: null }, select: columns });
  return user && { ...user, name: `${user.firstName} ${user.lastName}`.trim() };
}

/** Use only after the requester proved to own the account. Others must not learn about the suspension. */
export function suspendedError(): AppError {
  return new AppError('forbidden', 'This account is suspended');
}

/** Creates an account (R6.5). Must run in a transaction. @returns null if the address already has an account */
export async function createUser(user: NewUser, at: Date): Promise<SignedInUser | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const id = user.id ?? newId();
    // Skips the row if the address or short id exists already. An error would abort the transaction.
    const { count } = await db().user.createMany({
      data: [
        {
          ...user,
          id,
          shortId: newShortId(),
          firebaseId: `standard-${randomUUID()}`,
          createdAt: at,
          updatedAt: at,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 1) return findActiveUser({ id });
    if ((await db().user.count({ where: { emailKey: user.emailKey } })) > 0) return null;
  }
  throw new Error('no free short id after five tries');
}
