import 'server-only';
import { notDeleted, notEnded } from '@/lib/access/filters';
import { nameOf } from '@/lib/access/people';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { emptyBinOf } from '@/lib/collections/bin';
import { requireRoomFor } from '@/lib/collections/quota';
import { reschedulePetReminders } from '@/lib/collections/reschedule-reminders';
import { db, type Prisma, transaction } from '@/lib/core/db/client';
import { holdMember, holdPet } from '@/lib/core/db/hold';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, isSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { addMs, DAY, dayFromColumn } from '@/lib/core/time/dates';
import { isEndWithin } from '@/lib/core/time/recent';
import { isId, newId } from '@/lib/core/validation/ids';
import { MAX_PETS } from '@/lib/records/pets/vocabulary';
import { HANDOVER_SEAL, handoverUrl, isForAddress } from './handover-link';
import type { LeftBehind } from './left-behind';
import type { HandoverInput } from './schema';

const LIFE_MS = 7 * DAY;

export const HANDOVER_MAIL = { name: 'handover-mail' } as const;

export interface HandoverCause {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

/** Revokes earlier offers. @throws AppError not_found; invalid if `userId` is not a member */
export async function offerPet(
  access: PetAccess<'own'>,
  { userId, email }: HandoverInput,
  { viewer, origin, at }: HandoverCause,
): Promise<{ id: string; url: string; expiresAt: string }> {
  const key = newSecret();
  const [id, expiresAt] = [newId(), addMs(at, LIFE_MS)];
  const { petId } = access;
  await transaction(async () => {
    await holdPet(access);
    if (userId !== undefined) {
      const member = { petId, userId, role: { not: 'owner' as const }, ...notEnded(at) };
      const isMember = isId(userId) && (await db().petMember.count({ where: member })) > 0;
      if (!isMember) {
        throw new AppError('invalid', 'Please check the fields', { fields: { userId: 'handover.validation.to' } });
      }
    }
    await revokeOffers(petId, at);
    await db().handover.create({
      data: {
        ...{ id, petId, fromId: viewer.userId, toId: userId ?? null, createdAt: at, expiresAt },
        keyHash: hashSecret(key),
        keySealed: sealText(HANDOVER_SEAL, key),
        emailSealed: email === undefined ? null : sealText(HANDOVER_SEAL, email),
      },
    });
    await enqueue(HANDOVER_MAIL, { handoverId: id });
    await recordEvent({ action: 'pet_offered', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
  return { id, url: handoverUrl(key), expiresAt: expiresAt.toISOString() };
}

async function revokeOffers(petId: string, at: Date): Promise<void> {
  await db().handover.updateMany({ where: { petId, acceptedAt: null, revokedAt: null }, data: { revokedAt: at } });
}

export async function withdrawOffer({ petId }: PetAccess<'own'>, at: Date): Promise<{ success: true }> {
  await revokeOffers(petId, at);
  return { success: true };
}

/** Locks the offer, so that a concurrent second acceptance finds it used. */
async function holdHandover(key: string) {
  if (!isSecret(key)) throw notFoundError();
  const [lock] = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Handover" WHERE "keyHash" = ${hashSecret(key)} FOR UPDATE`;
  if (!lock) throw notFoundError();
  return db().handover.findUniqueOrThrow({
    where: { id: lock.id },
    select: {
      ...{ id: true, petId: true, fromId: true, toId: true, acceptedAt: true, revokedAt: true, expiresAt: true },
      emailSealed: true,
      from: { select: { firstName: true, lastName: true, email: true, suspendedAt: true } },
    },
  });
}

type HeldHandover = Awaited<ReturnType<typeof holdHandover>>;

const closedError = (what: string) => new AppError('conflict', what);

function requireOpen(
  { acceptedAt, revokedAt, expiresAt, fromId, toId, petId, from }: HeldHandover,
  viewer: Viewer,
  at: Date,
): { fromId: string; petId: string } {
  if (!fromId || !from || from.suspendedAt || (toId !== null && toId !== viewer.userId)) throw notFoundError();
  if (fromId === viewer.userId) throw closedError('This pet is yours');
  if (acceptedAt || revokedAt || !isEndWithin(expiresAt, LIFE_MS, at) || petId === null)
    throw closedError('This offer has ended');
  return { fromId, petId };
}

async function requireAddressee({ emailSealed }: HeldHandover, viewer: Viewer): Promise<void> {
  if (!isForAddress(emailSealed, viewer.email)) throw new AppError('forbidden', 'This offer is for another address');
  const verifiedUser = { id: viewer.userId, verifiedAt: { not: null } };
  if ((await db().user.count({ where: verifiedUser })) === 0)
    throw new AppError('forbidden', 'Please confirm your email address first');
}

/** Checks the new owner's limits for pets and files. @throws AppError limit_reached */
async function ensureRoom(viewer: Viewer, petId: string): Promise<void> {
  await holdMember(viewer.userId);
  const pets = await db().pet.count({ where: { ownerId: viewer.userId, deletedAt: null } });
  if (pets >= MAX_PETS) throw new AppError('limit_reached', `An account can hold ${MAX_PETS} pets`);
  await requireRoomFor(petId, viewer.userId);
}

async function removeOldMembers(petId: string): Promise<LeftBehind> {
  const { emergencyContact, insurance } = await db().pet.findUniqueOrThrow({
    where: { id: petId },
    select: { emergencyContact: true, insurance: true },
  });
  const visits = await db().vetRecord.findMany({
    where: { petId, costCents: { not: null }, ...notDeleted },
    orderBy: [{ visitedOn: 'asc' }, { id: 'asc' }],
    select: { visitedOn: true, clinic: true, costCents: true, currency: true },
  });
  await db().vetRecord.updateMany({ where: { petId }, data: { costCents: null, currency: null } });
  const expenses = await db().expense.findMany({
    where: { petId, ...notDeleted },
    select: { paidOn: true, title: true, category: true, note: true, amountCents: true, currency: true },
  });
  await db().expense.deleteMany({ where: { petId } });
  const costs = [
    ...visits.map(({ costCents, ...visit }) => ({ ...visit, cents: costCents ?? 0 })),
    ...expenses.map(({ paidOn, title, amountCents, ...expense }) => ({
      ...{ ...expense, visitedOn: paidOn, clinic: title, cents: amountCents },
    })),
  ];
  const ofDays = costs.map((cost) => ({ ...cost, visitedOn: dayFromColumn(cost.visitedOn) }));
  ofDays.sort((one, other) => (one.visitedOn < other.visitedOn ? -1 : Number(one.visitedOn > other.visitedOn)));
  return { emergencyContact, insurance, costs: ofDays };
}

async function endGrants(petId: string, fromId: string): Promise<void> {
  await emptyBinOf(petId);
  await db().share.deleteMany({ where: { petId } });
  await db().photoLink.deleteMany({ where: { photo: { petId } } });
  await db().activity.deleteMany({ where: { petId } });
  await db().calendarFeed.deleteMany({ where: { userId: fromId, petId } });
  await db().accessTokenPet.deleteMany({ where: { petId, token: { userId: fromId } } });
  await db().invitationPet.deleteMany({ where: { petId, invitation: { acceptedAt: null } } });
  await db().finderMessage.deleteMany({ where: { petId } });
}

async function leaveStays(petId: string, at: Date): Promise<void> {
  const stays = await db().stay.findMany({ where: { pets: { some: { petId } } }, select: { id: true } });
  await db().stayPet.deleteMany({ where: { petId } });
  await db().stayNote.updateMany({ where: { photo: { petId } }, data: { photoId: null } });
  const empty = { id: { in: stays.map(({ id }) => id) }, revokedAt: null, pets: { none: {} } };
  await db().stay.updateMany({ where: empty, data: { revokedAt: at } });
}

/** Ends other memberships, unless the new owner already was a member. */
async function endOthers(petId: string, toId: string, at: Date): Promise<void> {
  const wasMember = await db().petMember.count({ where: { petId, userId: toId, ...notEnded(at) } });
  if (wasMember > 0) return;
  await db().petMember.updateMany({
    where: { petId, role: { not: 'owner' }, ...notEnded(at) },
    data: { endsAt: at, mayShare: false },
  });
  await db().calendarFeed.deleteMany({ where: { petId, userId: { not: toId } } });
  await db().accessTokenPet.deleteMany({ where: { petId, token: { userId: { not: toId } } } });
}

async function findOwnHandover({ acceptedAt, toId, petId }: HeldHandover, { userId }: Viewer) {
  if (acceptedAt === null || toId !== userId || petId === null) return null;
  return db().pet.findFirst({
    where: { id: petId, ownerId: userId, deletedAt: null },
    select: { id: true, name: true },
  });
}

/**
 * Moves the pet with its records, documents, photos and their storage. Idempotent for the new owner.
 * @throws AppError not_found, conflict, limit_reached
 */
export async function acceptPet(
  key: string,
  { viewer, origin, at }: HandoverCause,
): Promise<{ id: string; name: string }> {
  return transaction(async () => {
    const offer = await holdHandover(key);
    const takenOver = await findOwnHandover(offer, viewer);
    if (takenOver) return takenOver;
    const { fromId, petId } = requireOpen(offer, viewer, at);
    await requireAddressee(offer, viewer);
    await ensureRoom(viewer, petId);
    await holdPet({ petId });
    const pet = await db().pet.findFirst({
      where: { id: petId, ownerId: fromId, deletedAt: null },
      select: { id: true, name: true, microchip: true },
    });
    if (!pet || !offer.from) throw closedError('This offer has ended');
    const leftBehind = await removeOldMembers(petId);
    await endGrants(petId, fromId);
    await leaveStays(petId, at);
    await endOthers(petId, viewer.userId, at);
    const alone = {
      emergencyContact: null,
      insurance: null,
      lostSince: null,
      lostNote: null,
      lostNeedsMedication: false,
    };
    await db().pet.update({ where: { id: petId }, data: { ownerId: viewer.userId, updatedAt: at, ...alone } });
    await revokeOffers(petId, at);
    await db().handover.update({
      where: { id: offer.id },
      data: {
        ...{ acceptedAt: at, revokedAt: null, toId: viewer.userId },
        ...{ petName: pet.name, microchip: pet.microchip, fromName: nameOf(offer.from), toName: nameOf(viewer) },
        left: leftBehind as unknown as Prisma.InputJsonObject,
      },
    });
    await reschedulePetReminders({ petId } as PetAccess<'edit'>, at);
    const actor = { kind: 'user', id: viewer.userId } as const;
    await recordEvent({ action: 'pet_taken_over', actor, subjectId: fromId, origin, at });
    return { id: pet.id, name: pet.name };
  });
}
