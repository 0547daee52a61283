import 'server-only';
import { notEnded } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import { momentsOf } from '@/lib/access/periods';
import { type PetAccess, requireHeld } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { columnFromDay, dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { canBeAllowedToShare } from '@/lib/page-context/roles';
import { type Member, memberColumns, toMembers } from '@/lib/sharing/people/member';
import { inOrder, type MemberPatch, OUT_OF_ORDER } from '@/lib/sharing/people/schema';
import { endLostRights } from './lost-rights';

export interface PeopleCause {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

const homeColumns = { country: true, region: true, owner: { select: { timeZone: true } } } as const;

/** Locks the pet, so that membership changes run one after another. */
async function holdMembers(access: PetAccess<'view'>, userId: string, at: Date) {
  await holdPet(access);
  const members = await db().petMember.findMany({
    where: { petId: access.petId, userId: { not: null }, ...notEnded(at) },
    orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    select: { ...memberColumns, startsAt: true, endsAt: true, pet: { select: homeColumns } },
  });
  const member = isId(userId) ? members.find((one) => one.userId === userId) : undefined;
  if (!member) throw notFoundError();
  return { members, member };
}

const ownerStays = () => new AppError('conflict', 'A pet needs an owner. Hand it over first.');

/** Days are in the pet's time zone. @throws AppError not_found, invalid; conflict for the owner */
export async function updateMember(
  access: PetAccess<'own'>,
  userId: string,
  patch: MemberPatch,
  { viewer, origin, at }: PeopleCause,
): Promise<Member> {
  return transaction(async () => {
    const { member } = await holdMembers(access, userId, at);
    if (member.role === 'owner') throw ownerStays();
    const { role = member.role, mayShare = member.mayShare } = patch;
    const period = {
      from: patch.from === undefined ? member.fromDay && dayFromColumn(member.fromDay) : patch.from,
      until: patch.until === undefined ? member.untilDay && dayFromColumn(member.untilDay) : patch.until,
    };
    const moments = momentsOf(period, homeZone(member.pet));
    if (!inOrder(period) || (moments.endsAt && moments.endsAt <= at)) {
      throw new AppError('invalid', 'Please check the fields', { fields: { until: OUT_OF_ORDER.error } });
    }
    const shares = canBeAllowedToShare(role) && mayShare;
    const days = { fromDay: columnFromDay(period.from) ?? null, untilDay: columnFromDay(period.until) ?? null };
    await db().petMember.update({ where: { id: member.id }, data: { role, mayShare: shares, ...days, ...moments } });
    const changes = { memberId: member.id, petId: access.petId, userId };
    await endLostRights({ ...changes, before: member, after: { role, mayShare: shares, ...moments } }, at);
    await recordEvent({
      action: 'member_changed',
      actor: { kind: 'user', id: viewer.userId },
      subjectId: userId,
      origin,
      at,
    });
    const { members } = await holdMembers(access, userId, at);
    const changedMember = toMembers(members).find((one) => one.id === member.id);
    if (!changedMember) throw notFoundError();
    return changedMember;
  });
}

/**
 * Removes a member; members leave by removing themselves. Idempotent. @throws AppError not_found, forbidden; conflict
 * for the owner
 */
export async function removeMember(
  access: PetAccess<'view'>,
  userId: string,
  { viewer, origin, at }: PeopleCause,
): Promise<{ success: true }> {
  if (userId !== viewer.userId) requireHeld(access, 'own');
  await transaction(async () => {
    const { member } = await holdMembers(access, userId, at);
    if (member.role === 'owner') throw ownerStays();
    const ending = { endsAt: at, mayShare: false };
    await db().petMember.update({ where: { id: member.id }, data: { ...ending, untilDay: null } });
    const changes = { memberId: member.id, petId: access.petId, userId };
    await endLostRights({ ...changes, before: member, after: { ...member, ...ending } }, at);
    const openHandover = { petId: access.petId, toId: userId, acceptedAt: null, revokedAt: null };
    await db().handover.updateMany({ where: openHandover, data: { revokedAt: at } });
    const action = userId === viewer.userId ? 'member_left' : 'member_removed';
    await recordEvent({ action, actor: { kind: 'user', id: viewer.userId }, subjectId: userId, origin, at });
  });
  return { success: true };
}
