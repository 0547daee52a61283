import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type AuditAction, type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { addMs, DAY } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { type FinderMessage, finderMessageColumns, type LostState, toFinderMessage } from '@/lib/sharing/links/lost';
import { getLost } from '@/lib/sharing/links/queries';
import type { ShareInput, SharePatch } from '@/lib/sharing/links/schema';
import { SEAL_PURPOSE, type Share, shareColumns, toShare } from '@/lib/sharing/links/share';
import { sharesOf } from '@/lib/sharing/links/share-page';
import {
  lifetimeDays,
  type NewShareKind,
  readerLifetimes,
  readerSections,
  type ShareKind,
} from '@/lib/sharing/links/vocabulary';

const MAX_ACTIVE = 50;

export const FINDER_MAIL = { name: 'finder-mail' } as const;
export const CLINIC_LINK_MAIL = { name: 'clinic-link-mail' } as const;

export interface AuditContext {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

const noteAction = (action: AuditAction, { viewer, origin, at }: AuditContext) =>
  recordEvent({ action, actor: { kind: 'user', id: viewer.userId }, origin, at });

async function ensureSpace(access: PetAccess<'share'>, at: Date, except?: string): Promise<void> {
  await holdPet(access);
  const active = await db().share.count({
    where: {
      petId: access.petId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: at } }],
      ...(except !== undefined && { id: { not: except } }),
    },
  });
  if (active >= MAX_ACTIVE) throw new AppError('limit_reached', `A pet can have ${MAX_ACTIVE} active links`);
}

type NewShare = Omit<ShareInput, 'pin' | 'label'> & { label: string; pinHash?: string | null };

/** @throws AppError invalid */
function requireVet(kind: ShareKind, clinicAddress: string | null | undefined): void {
  if (!clinicAddress || kind === 'vet') return;
  throw new AppError('invalid', 'Please check the fields', {
    fields: { clinicAddress: 'sharing.validation.clinicAddress' },
  });
}

function defaultEnd(kind: NewShareKind, at: Date): Date | null {
  const days = lifetimeDays[readerLifetimes[kind]];
  return days === null ? null : addMs(at, days * DAY);
}

/** The key has 256 random bits. Lookups only use its hash. */
export async function createShare(
  access: PetAccess<'share'>,
  input: NewShare,
  cause: AuditContext,
): Promise<Share & { accessKey: string }> {
  const accessKey = newSecret();
  const { at } = cause;
  const { label, kind, pinHash = null, clinicAddress = null } = input;
  requireVet(kind, clinicAddress);
  const expiresAt = input.expiresAt === undefined ? defaultEnd(kind, at) : input.expiresAt;
  const row = await transaction(async () => {
    await ensureSpace(access, at);
    await noteAction('share_made', cause);
    const createdShare = await db().share.create({
      data: {
        id: newId(),
        petId: access.petId,
        label,
        kind,
        sections: [...(input.sections ?? readerSections[kind])],
        keyHash: hashSecret(accessKey),
        keySealed: sealText(SEAL_PURPOSE, accessKey),
        pinHash,
        clinicAddress,
        createdAt: at,
        createdById: access.memberId,
        expiresAt,
      },
      select: shareColumns,
    });
    if (clinicAddress !== null) await enqueue(CLINIC_LINK_MAIL, { shareId: createdShare.id });
    return createdShare;
  });
  return { ...toShare(row, at), accessKey };
}

export type ShareChange = Omit<SharePatch, 'pin'> & { pinHash?: string | null | undefined };

const notedChanges = [
  ['sections', 'share_sections_changed'],
  ['expiresAt', 'share_extended'],
  ['pinHash', 'share_pin_changed'],
] as const satisfies readonly [keyof ShareChange, AuditAction][];

export async function changeShare(
  access: PetAccess<'share'>,
  shareId: string,
  change: ShareChange,
  cause: AuditContext,
): Promise<Share> {
  const where = { id: isId(shareId) ? shareId : '', ...sharesOf(access) };
  const { expiresAt, clinicAddress } = change;
  const data = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return transaction(async () => {
    const before = where.id ? await db().share.findFirst({ where, select: { kind: true, clinicAddress: true } }) : null;
    if (!before) throw notFoundError();
    requireVet(before.kind, clinicAddress);
    if (expiresAt === null || (expiresAt && expiresAt > cause.at)) await ensureSpace(access, cause.at, where.id);
    const { count } = await db().share.updateMany({ where: { ...where, revokedAt: null }, data });
    if (count === 0) throw new AppError('conflict', 'This link has been revoked');
    for (const [name, action] of notedChanges) if (change[name] !== undefined) await noteAction(action, cause);
    if (clinicAddress && clinicAddress !== before.clinicAddress) {
      await enqueue(CLINIC_LINK_MAIL, { shareId: where.id });
    }
    return toShare(await db().share.findFirstOrThrow({ where, select: shareColumns }), cause.at);
  });
}

export async function revokeShare(
  access: PetAccess<'share'>,
  shareId: string,
  cause: AuditContext,
): Promise<{ success: true }> {
  const where = { id: isId(shareId) ? shareId : '', ...sharesOf(access) };
  await transaction(async () => {
    if (!where.id || (await db().share.count({ where })) === 0) throw notFoundError();
    const revocation = await db().share.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: cause.at },
    });
    if (revocation.count > 0) await noteAction('share_revoked', cause);
  });
  return { success: true };
}

/** Locks the pet, so that concurrent requests run one after another. */
async function holdLost(access: PetAccess<'own'>): Promise<Date | null> {
  await holdPet(access);
  return (await db().pet.findFirstOrThrow({ where: { id: access.petId }, select: { lostSince: true } })).lostSince;
}

export async function setLostMode(
  access: PetAccess<'own'>,
  words: { note: string | null; needsMedication?: boolean; label: string },
  cause: AuditContext,
): Promise<LostState> {
  const { note: lostNote, needsMedication: lostNeedsMedication = false } = words;
  return transaction(async () => {
    const lostSince = (await holdLost(access)) ?? cause.at;
    await db().pet.update({ where: { id: access.petId }, data: { lostSince, lostNote, lostNeedsMedication } });
    const { share, ...lost } = await getLost(access, cause.at);
    if (share) return { ...lost, share };
    const { id, url } = await createShare(access, { label: words.label, kind: 'finder', expiresAt: null }, cause);
    return { ...lost, share: { id, url } };
  });
}

const notLost = { lostSince: null, lostNote: null, lostNeedsMedication: false } as const;

/** Revokes links created since the loss. Older ones, such as that of a collar tag, stay valid. */
export async function endLostMode(access: PetAccess<'own'>, cause: AuditContext): Promise<{ success: true }> {
  await transaction(async () => {
    const since = await holdLost(access);
    if (!since) return;
    await db().pet.update({ where: { id: access.petId }, data: notLost });
    const { count } = await db().share.updateMany({
      where: { petId: access.petId, kind: 'finder', revokedAt: null, expiresAt: null, createdAt: { gte: since } },
      data: { revokedAt: cause.at },
    });
    if (count > 0) await noteAction('share_revoked', cause);
  });
  return { success: true };
}

export async function saveFinderMessage(
  { petId, shareId }: SharedPetAccess,
  { text, contact }: { text: string; contact: string | null },
  at: Date,
): Promise<void> {
  const id = newId();
  await transaction(async () => {
    const insertedCount = await db().$executeRaw`
      INSERT INTO "FinderMessage" ("id", "petId", "text", "contact", "createdAt")
      SELECT ${id}::uuid, p."id", ${text}, ${contact}, ${at} FROM "Pet" p JOIN "Share" s ON s."petId" = p."id"
      WHERE p."id" = ${petId}::uuid AND p."deletedAt" IS NULL AND s."id" = ${shareId}::uuid AND s."revokedAt" IS NULL`;
    if (insertedCount === 0) throw notFoundError();
    await enqueue(FINDER_MAIL, { messageId: id });
  });
}

export async function deleteFinderMessage(access: PetAccess<'own'>, id: string): Promise<{ success: true }> {
  const deletion = isId(id) && (await db().finderMessage.deleteMany({ where: { id, petId: access.petId } }));
  if (!deletion || deletion.count === 0) throw notFoundError();
  return { success: true };
}

export async function readFinderMessage(access: PetAccess<'own'>, id: string, at: Date): Promise<FinderMessage> {
  const where = { id: isId(id) ? id : '', petId: access.petId };
  if (!where.id) throw notFoundError();
  await db().finderMessage.updateMany({ where: { ...where, readAt: null }, data: { readAt: at } });
  const row = await db().finderMessage.findFirst({ where, select: finderMessageColumns });
  if (!row) throw notFoundError();
  return toFinderMessage(row);
}
