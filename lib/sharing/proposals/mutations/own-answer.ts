import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db, requireTransaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { hashSecret } from '@/lib/core/security/secrets';
import { DAY } from '@/lib/core/time/dates';
import { isWithinLast, withinLast } from '@/lib/core/time/recent';
import { newId } from '@/lib/core/validation/ids';
import type { ReaderInput } from '@/lib/sharing/proposals/schema';
import { answerLimits } from '@/lib/sharing/proposals/vocabulary';

const PROVEN_FOR = DAY;

/**
 * Locks the link until the transaction ends, so that it is neither revoked nor used for other answers. @throws AppError
 * not_found
 */
export async function holdShare({ petId, shareId }: SharedPetAccess): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Share" s JOIN "Pet" p ON p."id" = s."petId" AND p."deletedAt" IS NULL
    WHERE s."id" = ${shareId}::uuid AND p."id" = ${petId}::uuid AND s."kind" = 'vet' AND s."revokedAt" IS NULL
    FOR NO KEY UPDATE OF s`;
  if (rows.length === 0) throw notFoundError();
}

const identity = { name: true, clinic: true, licence: true, through: true, throughAt: true } as const;

export const findOwn = ({ shareId }: SharedPetAccess, secret: string) =>
  db().vetAnswer.findFirst({
    where: { shareId, secretHash: hashSecret(secret) },
    select: { id: true, sentAt: true, ...identity },
  });

/** @param secret secret of the reader's browser; null for an answer that is sent immediately */
export async function createAnswer(
  { petId, shareId }: SharedPetAccess,
  reader: Partial<ReaderInput> & { through?: string | null; throughAt?: Date | null },
  { secret, at }: { secret: string | null; at: Date },
): Promise<string> {
  const open = { shareId, createdAt: withinLast(DAY, at) };
  if ((await db().vetAnswer.count({ where: open })) >= answerLimits.answers) {
    throw new AppError('limit_reached', `A link takes ${answerLimits.answers} answers a day`);
  }
  const id = newId();
  const secretHash = secret === null ? null : hashSecret(secret);
  await db().vetAnswer.create({ data: { id, petId, shareId, secretHash, ...reader, createdAt: at } });
  return id;
}

/** Finds or creates the reader's answer. @throws AppError conflict once it was sent; limit_reached */
export async function unsentAnswer(access: SharedPetAccess, secret: string, at: Date): Promise<string> {
  const own = await findOwn(access, secret);
  if (own?.sentAt) throw new AppError('conflict', 'This answer has been sent');
  return own?.id ?? createAnswer(access, {}, { secret, at });
}

export const isProven = ({ through, throughAt }: { through: string | null; throughAt: Date | null }, at: Date) =>
  through !== null && throughAt !== null && isWithinLast(throughAt, PROVEN_FOR, at);
