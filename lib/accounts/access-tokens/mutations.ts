import 'server-only';
import { notDeleted, visibleTo } from '@/lib/access/filters';
import type { Reauthentication } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { newAccessToken } from '@/lib/core/auth/access-token';
import { holdOwnAccount } from '@/lib/core/auth/hold-account';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { addDays, type Day, dayIn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { newId } from '@/lib/core/validation/ids';
import type { TokenRequest } from './schema';
import { tokenLimits } from './vocabulary';

interface Moment {
  origin: Origin;
  at: Date;
}

export interface CreatedToken {
  id: string;
  /** The only time that the token is readable. */
  token: string;
}

function invalidError(field: string, error: string): AppError {
  return new AppError('invalid', 'Please check the fields', { fields: { [field]: error } });
}

/** @throws AppError invalid for a day in the past or after more than a year */
function endOf(endsOn: Day | null, { timeZone }: Viewer, at: Date): Date | null {
  if (endsOn === null) return null;
  const today = dayIn(at, timeZone);
  if (endsOn < today) throw invalidError('endsOn', 'accessTokens.validation.endPast');
  if (endsOn > addDays(today, tokenLimits.days)) throw invalidError('endsOn', 'accessTokens.validation.endTooFar');
  return toInstant(addDays(endsOn, 1), '00:00', timeZone);
}

async function checkRoom({ userId }: Viewer, at: Date): Promise<void> {
  const active = await db().accessToken.count({ where: { userId, OR: [{ endsAt: null }, { endsAt: { gt: at } }] } });
  if (active >= tokenLimits.perUser)
    throw new AppError('limit_reached', `An account can have ${tokenLimits.perUser} access tokens`);
}

async function checkPets(viewer: Viewer, petIds: readonly string[], at: Date): Promise<void> {
  const petCount = await db().pet.count({
    where: { id: { in: [...petIds] }, ...visibleTo(viewer, at), ...notDeleted },
  });
  if (petCount !== petIds.length) throw invalidError('pets', 'entries.validation.invalid');
}

/** @throws AppError invalid, limit_reached, unauthenticated */
export async function createAccessToken(
  { viewer }: Reauthentication,
  { name, scopes, pets, endsOn }: TokenRequest,
  { origin, at }: Moment,
): Promise<CreatedToken> {
  const { userId } = viewer;
  const { token, secretHash } = newAccessToken();
  const id = newId();
  const endsAt = endOf(endsOn, viewer, at);
  const petIds = [...new Set(pets)];
  await transaction(async () => {
    await holdOwnAccount(viewer);
    await checkRoom(viewer, at);
    await checkPets(viewer, petIds, at);
    await db().accessToken.create({
      data: {
        ...{ id, userId, name, secretHash, scopes, endsAt, createdAt: at },
        ...{ allPets: pets === null, pets: { create: petIds.map((petId) => ({ petId })) } },
      },
    });
    await recordEvent({ action: 'access_token_made', actor: { kind: 'user', id: userId }, origin, at });
  });
  return { id, token };
}

export async function revokeAccessToken({ userId }: Viewer, id: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const { count } = await db().accessToken.deleteMany({ where: { id, userId } });
    if (count === 0) throw notFoundError();
    await recordEvent({ action: 'access_token_revoked', actor: { kind: 'user', id: userId }, origin, at });
  });
}
