import 'server-only';
import { notDeleted, notEnded, ownedBy, visibleTo } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import { momentsOf } from '@/lib/access/periods';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { holdMember } from '@/lib/core/db/hold';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { recordEvent } from '@/lib/core/security/audit';
import { hashSecret, isSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { addMs, columnFromDay, DAY, dayFromColumn } from '@/lib/core/time/dates';
import { isEndWithin } from '@/lib/core/time/recent';
import { isId, newId } from '@/lib/core/validation/ids';
import { canBeAllowedToShare } from '@/lib/page-context/roles';
import { leastUsed } from '@/lib/records/pets/cover';
import { MAX_PETS_CARED_FOR, type PetCover } from '@/lib/records/pets/vocabulary';
import { INVITATION_SEAL, invitationUrl } from '@/lib/sharing/people/invitation-link';
import type { InvitationInput } from '@/lib/sharing/people/schema';
import { MAX_OTHERS } from '@/lib/sharing/people/vocabulary';
import { endLostRights } from './lost-rights';
import type { PeopleCause } from './members';

const LIFE_MS = 7 * DAY;
const MAX_OPEN = 50;

export const INVITATION_MAIL = { name: 'invitation-mail' } as const;

const openAt = (at: Date) => ({ acceptedAt: null, revokedAt: null, expiresAt: { gt: at } });

async function ensureOwnPets(viewer: Viewer, pets: readonly string[]): Promise<void> {
  const petCount = await db().pet.count({ where: { id: { in: [...pets] }, ...ownedBy(viewer), ...notDeleted } });
  if (petCount !== pets.length) throw notFoundError();
}

/** Creates a link with 256 random bits, which is the only way to accept. @throws AppError not_found, limit_reached */
export async function createInvitation(
  { pets, role, mayShare, from, until, email }: InvitationInput,
  { viewer, origin, at }: PeopleCause,
): Promise<{ id: string; url: string; expiresAt: string }> {
  const key = newSecret();
  const [id, expiresAt] = [newId(), addMs(at, LIFE_MS)];
  await transaction(async () => {
    await holdMember(viewer.userId);
    await ensureOwnPets(viewer, pets);
    const open = await db().invitation.count({ where: { inviterId: viewer.userId, ...openAt(at) } });
    if (open >= MAX_OPEN) throw new AppError('limit_reached', `${MAX_OPEN} invitations are waiting for an answer`);
    await db().invitation.create({
      data: {
        ...{ id, inviterId: viewer.userId, role, mayShare: canBeAllowedToShare(role) && mayShare },
        fromDay: columnFromDay(from) ?? null,
        untilDay: columnFromDay(until) ?? null,
        emailSealed: email === undefined ? null : sealText(INVITATION_SEAL, email),
        keyHash: hashSecret(key),
        keySealed: sealText(INVITATION_SEAL, key),
        ...{ createdAt: at, expiresAt },
        pets: { create: pets.map((petId) => ({ petId })) },
      },
    });
    if (email !== undefined) await enqueue(INVITATION_MAIL, { invitationId: id });
    await recordEvent({ action: 'member_invited', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
  return { id, url: invitationUrl(key), expiresAt: expiresAt.toISOString() };
}

/** Idempotent. Does not change accepted invitations. @throws AppError not_found */
export async function revokeInvitation(viewer: Viewer, id: string, at: Date): Promise<{ success: true }> {
  const where = { id: isId(id) ? id : '', inviterId: viewer.userId };
  await transaction(async () => {
    if (!where.id || (await db().invitation.count({ where })) === 0) throw notFoundError();
    await db().invitation.updateMany({
      where: { ...where, acceptedAt: null, revokedAt: null },
      data: { revokedAt: at },
    });
  });
  return { success: true };
}

const acceptedColumns = {
  id: true,
  inviterId: true,
  role: true,
  mayShare: true,
  fromDay: true,
  untilDay: true,
  acceptedById: true,
  acceptedAt: true,
  revokedAt: true,
  expiresAt: true,
  inviter: { select: { suspendedAt: true } },
  pets: { orderBy: { petId: 'asc' as const }, select: { petId: true } },
} as const;

/** Locks the invitation, so that a concurrent second acceptance finds it used. */
async function holdInvitation(key: string) {
  if (!isSecret(key)) throw notFoundError();
  const [lock] = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Invitation" WHERE "keyHash" = ${hashSecret(key)} FOR UPDATE`;
  if (!lock) throw notFoundError();
  return db().invitation.findUniqueOrThrow({ where: { id: lock.id }, select: acceptedColumns });
}

type HeldInvitation = Awaited<ReturnType<typeof holdInvitation>>;

async function holdPets({ pets, inviterId }: HeldInvitation): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Pet" WHERE "id" = ANY(${pets.map(({ petId }) => petId)}::uuid[])
      AND "ownerId" = ${inviterId}::uuid AND "deletedAt" IS NULL ORDER BY "id" FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

interface JoinRequest {
  invitation: HeldInvitation;
  viewer: Viewer;
  at: Date;
}

const memberRights = {
  ...{ id: true, userId: true, role: true, mayShare: true, colour: true, startsAt: true, endsAt: true },
} as const;

async function joinPet(
  petId: string,
  { invitation, viewer, at }: JoinRequest,
): Promise<{ id: string; name: string } | null> {
  const pet = await db().pet.findUniqueOrThrow({
    where: { id: petId },
    select: {
      ...{ id: true, name: true, country: true, region: true, owner: { select: { timeZone: true } } },
      members: { select: memberRights },
    },
  });
  const others = pet.members.filter(
    ({ userId, role, endsAt }) => userId && userId !== viewer.userId && role !== 'owner' && (!endsAt || endsAt > at),
  );
  if (others.length >= MAX_OTHERS)
    throw new AppError('limit_reached', `${MAX_OTHERS} people look after this pet already`);
  const { role, mayShare, fromDay, untilDay } = invitation;
  const period = { from: fromDay && dayFromColumn(fromDay), until: untilDay && dayFromColumn(untilDay) };
  const moments = momentsOf(period, homeZone(pet));
  if (moments.endsAt && moments.endsAt <= at) return null;
  const usesByCover = new Map<PetCover, number>();
  for (const { colour } of pet.members) usesByCover.set(colour, (usesByCover.get(colour) ?? 0) + 1);
  const grant = { role, mayShare, fromDay, untilDay, ...moments };
  const before = pet.members.find(({ userId }) => userId === viewer.userId);
  const { userId } = viewer;
  if (before) await endLostRights({ memberId: before.id, petId, userId, before, after: grant }, at);
  await db().petMember.upsert({
    where: { petId_userId: { petId, userId: viewer.userId } },
    create: { id: newId(), petId, userId: viewer.userId, colour: leastUsed(usesByCover), joinedAt: at, ...grant },
    update: grant,
  });
  return { id: pet.id, name: pet.name };
}

const closedError = (what: string) => new AppError('conflict', what);

function requireOpen({ acceptedAt, revokedAt, expiresAt, inviter }: HeldInvitation, at: Date): void {
  if (inviter.suspendedAt) throw notFoundError();
  if (acceptedAt) throw closedError('This invitation was already accepted');
  if (revokedAt || !isEndWithin(expiresAt, LIFE_MS, at)) throw closedError('This invitation has ended');
}

async function ensureRoom(viewer: Viewer, joining: number, at: Date): Promise<void> {
  await holdMember(viewer.userId);
  const caredFor = await db().petMember.count({
    where: { userId: viewer.userId, role: { not: 'owner' }, ...notEnded(at) },
  });
  if (caredFor + joining > MAX_PETS_CARED_FOR) {
    throw new AppError('limit_reached', `An account can look after ${MAX_PETS_CARED_FOR} pets of others`);
  }
}

/** Idempotent for the same member. @throws AppError not_found, conflict, limit_reached */
export async function acceptInvitation(
  key: string,
  { viewer, origin, at }: PeopleCause,
): Promise<{ pets: { id: string; name: string }[] }> {
  return transaction(async () => {
    const invitation = await holdInvitation(key);
    if (invitation.inviterId === viewer.userId) throw closedError('You made this invitation yourself');
    if (invitation.acceptedById === viewer.userId) return { pets: await listJoined(viewer, invitation, at) };
    requireOpen(invitation, at);
    await ensureRoom(viewer, invitation.pets.length, at);
    const pets: { id: string; name: string }[] = [];
    for (const petId of await holdPets(invitation)) {
      const joinedPet = await joinPet(petId, { invitation, viewer, at });
      if (joinedPet) pets.push(joinedPet);
    }
    if (pets.length === 0) throw closedError('This invitation has ended');
    const acceptance = { acceptedAt: at, acceptedById: viewer.userId };
    await db().invitation.update({ where: { id: invitation.id }, data: acceptance });
    const [actor, subjectId] = [{ kind: 'user', id: viewer.userId } as const, invitation.inviterId];
    await recordEvent({ action: 'member_joined', actor, subjectId, origin, at });
    return { pets };
  });
}

async function listJoined(viewer: Viewer, { pets }: HeldInvitation, at: Date) {
  return db().pet.findMany({
    where: { id: { in: pets.map(({ petId }) => petId) }, ...notDeleted, ...visibleTo(viewer, at) },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
}
