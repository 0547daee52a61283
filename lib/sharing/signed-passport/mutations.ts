import 'server-only';
import { hash, randomBytes } from 'node:crypto';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, transaction } from '@/lib/core/db/client';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { signingKey } from '@/lib/core/signing/keys';
import { signedLength, signPayload } from '@/lib/core/signing/sign';
import { addMs, DAY } from '@/lib/core/time/dates';
import { MAX_LIFETIME } from './check';
import type { PassportFacts, SignedFacts } from './facts';
import { fitFacts } from './fit';
import { type Claims, writePayload } from './payload';
import { getPassportFacts, signedColumns, toSignedPassport } from './queries';
import { addressOf, ownHost } from './signed-address';
import { type SignedPart, type SignedPassport, signedParts } from './vocabulary';

/** Within this time, opening the page again displays the same code. Printed codes then keep most of their 90 days. */
const SHOWN_AGAIN = DAY;

/** Limit, because each passport is a row that is stored for months. */
const PER_PET = { name: 'signed-passport', points: 60, duration: 86_400 };

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

async function signFacts(petId: string, facts: PassportFacts, isWhole: boolean, at: Date): Promise<SignedPassport> {
  const key = await signingKey();
  const factsHash = new Uint8Array(hash('sha256', JSON.stringify(facts), 'buffer'));
  const existing = await db().signedPassport.findFirst({
    where: { petId, factsHash, kid: key.kid, revokedAt: null, issuedAt: { gt: addMs(at, -SHOWN_AGAIN), lte: at } },
    orderBy: { issuedAt: 'desc' },
    select: signedColumns,
  });
  if (existing) return toSignedPassport(existing);
  await enforceLimits([PER_PET, petId]);
  const jti = randomBytes(12).toString('base64url');
  const expiresAt = addMs(at, MAX_LIFETIME);
  const claims: Claims = { iss: ownHost(), jti, iat: secondsOf(at), exp: secondsOf(expiresAt) };
  const text = (fitting: SignedFacts) => writePayload({ ...claims, facts: fitting });
  const fitting = fitFacts(facts, (some) => addressOf('').length + signedLength(key, text(some)));
  const row = { jti, petId, isWhole, kid: key.kid, factsHash, jws: signPayload(key, text(fitting)) };
  return toSignedPassport(
    await db().signedPassport.create({ data: { ...row, issuedAt: at, expiresAt }, select: signedColumns }),
  );
}

/**
 * Signs facts that the viewer may read. Requires only read access, because it changes no records. Equal facts on the
 * same day return the same passport.
 * @param parts parts that the recipients may see
 * @throws AppError rate_limited
 */
export async function signPassport(
  access: PetAccess<'view'>,
  at: Date,
  parts: readonly SignedPart[] = signedParts,
): Promise<SignedPassport> {
  const facts = await getPassportFacts(access, parts, at);
  return signFacts(access.petId, facts, parts.length === signedParts.length, at);
}

interface By {
  userId: string;
  origin: Origin;
  at: Date;
}

export async function revokePassports(access: PetAccess<'share'>, { userId, origin, at }: By): Promise<void> {
  await transaction(async () => {
    const { count } = await db().signedPassport.updateMany({
      where: { petId: access.petId, revokedAt: null, expiresAt: { gt: at } },
      data: { revokedAt: at },
    });
    if (count > 0) await recordEvent({ action: 'passport_revoked', actor: { kind: 'user', id: userId }, origin, at });
  });
}

export async function sweepPassports(at: Date): Promise<void> {
  await db().signedPassport.deleteMany({ where: { expiresAt: { lt: addMs(at, -30 * DAY) } } });
}
