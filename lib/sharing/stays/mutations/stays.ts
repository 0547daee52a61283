import 'server-only';
import { notDeleted, notEnded, ownedBy } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { OwnStay } from '@/lib/access/own-stay';
import { momentsOf, type Period } from '@/lib/access/periods';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { holdMember } from '@/lib/core/db/hold';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { columnFromDay, type Day, dayIn, daysBetween, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { firstNumber } from '@/lib/records/pets/phone-numbers';
import { type StayInput, type StayPatch, wrongLastDay } from '@/lib/sharing/stays/schema';
import { STAY_SEAL, type Stay, stayColumns, toStay } from '@/lib/sharing/stays/stay';
import { type StayMessages, stayLimits } from '@/lib/sharing/stays/vocabulary';

interface Cause {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

/** The viewer must own all pets. @throws AppError not_found, invalid, limit_reached */
export async function createStay(
  { pets, from: firstDay, until, label, allows, messages, ownerPhone }: StayInput,
  { viewer, origin, at }: Cause,
): Promise<Stay & { accessKey: string }> {
  const accessKey = newSecret();
  return transaction(async () => {
    await holdMember(viewer.userId);
    const own = await db().pet.findMany({
      where: { id: { in: pets }, ...ownedBy(viewer), ...notDeleted },
      orderBy: { id: 'asc' },
      select: { country: true, region: true, owner: { select: { timeZone: true } } },
    });
    const [first] = own;
    if (!first || own.length !== pets.length) throw notFoundError();
    const timeZone = homeZone(first);
    const today = dayIn(at, timeZone);
    const from = firstDay ?? today;
    refuseFields({ ...findDayErrors({ from, until }, today), ...wrongPhone(ownerPhone) });
    const { startsAt, endsAt } = momentsOf({ from, until }, timeZone);
    const active = { ownerId: viewer.userId, revokedAt: null, ...notEnded(at) };
    if ((await db().stay.count({ where: active })) >= stayLimits.open) {
      throw new AppError('limit_reached', `There can be ${stayLimits.open} stays ahead`);
    }
    const row = await db().stay.create({
      data: {
        ...{ id: newId(), ownerId: viewer.userId, label, timeZone, allows, ownerPhone, createdAt: at },
        ...nextEvaluationColumns(allows.length > 0 ? messages : 'none', at),
        ...{ fromDay: dayToColumn(from), untilDay: columnFromDay(until) ?? null },
        ...{ startsAt: startsAt ?? at, endsAt },
        ...{ keyHash: hashSecret(accessKey), keySealed: sealText(STAY_SEAL, accessKey) },
        pets: { create: pets.map((petId) => ({ petId })) },
      },
      select: stayColumns,
    });
    await recordEvent({ action: 'share_made', actor: { kind: 'user', id: viewer.userId }, origin, at });
    return { ...toStay(row, at), accessKey };
  });
}

type Fields = Record<string, string>;

function refuseFields(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
}

function findDayErrors({ from, until }: Period & { from: Day }, today: Day): Fields {
  const tooFar = daysBetween(today, from) > stayLimits.ahead && { from: 'stays.validation.tooFar' };
  const wrong = until !== null && (until < today ? 'stays.validation.over' : wrongLastDay(from, until));
  return { ...tooFar, ...(wrong && { until: wrong }) };
}

function wrongPhone(ownerPhone: string | null): Fields {
  return ownerPhone !== null && firstNumber(ownerPhone) === null ? { ownerPhone: 'stays.validation.phone' } : {};
}

function nextEvaluationColumns(messages: StayMessages, at: Date) {
  return { messages, remindAt: messages === 'daily' ? at : null };
}

/** If the choice does not change, a pending message stays scheduled. @throws AppError not_found, invalid */
export async function changeStay(
  { stayId, ownerId }: OwnStay,
  { messages, ownerPhone }: StayPatch,
  at: Date,
): Promise<Stay> {
  const own = { id: stayId, ownerId };
  refuseFields(wrongPhone(ownerPhone ?? null));
  return transaction(async () => {
    if (messages !== undefined && messages !== 'none') await requireEntries(own);
    if (messages !== undefined) {
      const where = { ...own, messages: { not: messages } };
      await db().stay.updateMany({ where, data: nextEvaluationColumns(messages, at) });
    }
    if (ownerPhone !== undefined) await db().stay.updateMany({ where: own, data: { ownerPhone } });
    const row = await db().stay.findFirst({ where: own, select: stayColumns });
    if (!row) throw notFoundError();
    return toStay(row, at);
  });
}

/** Refuses messages about a stay whose sitter only reads. @throws AppError invalid */
async function requireEntries(own: { id: string; ownerId: string }): Promise<void> {
  const readOnly = { ...own, allows: { isEmpty: true } };
  if ((await db().stay.count({ where: readOnly })) > 0) refuseFields({ messages: 'stays.validation.readOnly' });
}

/** Idempotent. */
export async function revokeStay(
  { stayId, ownerId }: OwnStay,
  { viewer, origin, at }: Cause,
): Promise<{ success: true }> {
  await transaction(async () => {
    const where = { id: stayId, ownerId, revokedAt: null };
    const { count } = await db().stay.updateMany({ where, data: { revokedAt: at } });
    if (count > 0)
      await recordEvent({ action: 'share_revoked', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
  return { success: true };
}
