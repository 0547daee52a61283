import 'server-only';
import { notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { type FinderMessage, finderMessageColumns, type LostState, toFinderMessage, toLostState } from './lost';
import { addressOf, type Share, type ShareOpening, shareColumns, toShare } from './share';
import { finderLink, sharesOf } from './share-page';
import { emptySections, sharedColumns } from './shared-columns';
import type { SharedView } from './shared-view';
import { toSharedView } from './to-shared-view';
import { type ShareKind, type ShareSection, showsLastTreatments } from './vocabulary';

const finderLinks = {
  where: finderLink,
  orderBy: { id: 'desc' as const },
  take: 1,
  select: { id: true, keySealed: true, revokedAt: true, expiresAt: true },
};

export async function listShares(access: PetAccess<'share'>, page: PageQuery, at: Date): Promise<Page<Share>> {
  const { where, ...rest } = pageArguments(page);
  const rows = await db().share.findMany({ where: { AND: [where, sharesOf(access)] }, ...rest, select: shareColumns });
  return toPage(
    rows.map((row) => toShare(row, at)),
    page,
  );
}

export async function listOpenings(
  access: PetAccess<'share'>,
  shareId: string,
  page: PageQuery,
): Promise<Page<ShareOpening>> {
  const { where, ...rest } = pageArguments(page, 'at');
  const share = isId(shareId)
    ? await db().share.findFirst({
        relationLoadStrategy: 'join',
        where: { id: shareId, ...sharesOf(access) },
        select: { log: { where, ...rest, select: { id: true, at: true, device: true, network: true } } },
      })
    : null;
  if (!share) throw notFoundError();
  const { items, nextCursor } = toPage(share.log, page, 'at');
  return { items: items.map(({ at, ...opening }) => ({ ...opening, at: at.toISOString() })), nextCursor };
}

export async function getLost(access: PetAccess<'own'>, at: Date): Promise<LostState> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: { lostSince: true, lostNote: true, lostNeedsMedication: true, shares: finderLinks },
  });
  if (!row) throw notFoundError();
  return toLostState(row, at);
}

export async function listFinderMessages(access: PetAccess<'own'>, page: PageQuery): Promise<Page<FinderMessage>> {
  const { where, ...rest } = pageArguments(page, 'createdAt');
  const rows = await db().finderMessage.findMany({
    where: { AND: [{ petId: access.petId, pet: notDeleted }, where] },
    ...rest,
    select: finderMessageColumns,
  });
  const { items, nextCursor } = toPage(rows, page, 'createdAt');
  return { items: items.map(toFinderMessage), nextCursor };
}

export async function getPetName(access: PetAccess<'share'>): Promise<string> {
  const row = await db().pet.findFirst({ where: notDeletedPet(access), select: { name: true } });
  if (!row) throw notFoundError();
  return row.name;
}

export async function getShareCard(
  access: PetAccess<'share'>,
  shareId: string,
  at: Date,
): Promise<{ url: string; petName: string; kind: ShareKind }> {
  const row = isId(shareId)
    ? await db().share.findFirst({
        relationLoadStrategy: 'join',
        where: { id: shareId, ...sharesOf(access) },
        select: { kind: true, keySealed: true, revokedAt: true, expiresAt: true, pet: { select: { name: true } } },
      })
    : null;
  const url = row && addressOf(row, at);
  if (!url) throw notFoundError();
  return { url, petName: row.pet.name, kind: row.kind };
}

/** Checks the link again in the same statement. @returns null if it was revoked since the request began */
export async function findSharedView(access: SharedPetAccess, accessKey: string, at: Date): Promise<SharedView | null> {
  const { kind, expiresAt } = access;
  const shows = (section: ShareSection) => access.sections.includes(section);
  const columns = { lastTreatments: showsLastTreatments(kind, shows), past: kind === 'vet' };
  const pet = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { ...notDeletedPet(access), shares: { some: { id: access.shareId, revokedAt: null } } },
    select: sharedColumns({ ...columns, shows, today: dayFromColumn(at) }, at),
  });
  return (
    pet && toSharedView({ ...emptySections, ...pet }, { kind, expiresAt, shows, base: `/api/shared/${accessKey}` }, at)
  );
}

export async function getSharedView(access: SharedPetAccess, accessKey: string, at: Date): Promise<SharedView> {
  const view = await findSharedView(access, accessKey, at);
  if (!view) throw notFoundError();
  return view;
}

const owner = {
  select: { email: true, locale: true, englishFormat: true, timeZone: true, shareNotice: true },
} as const;

export async function findOpenedNotice(shareId: string) {
  const share = await db().share.findFirst({
    relationLoadStrategy: 'join',
    where: { id: shareId, revokedAt: null, pet: { ...notDeleted, owner: { suspendedAt: null, shareNotice: true } } },
    select: {
      label: true,
      log: { orderBy: [{ at: 'asc' }, { id: 'asc' }], take: 1, select: { at: true, device: true } },
      pet: { select: { id: true, name: true, country: true, region: true, owner } },
    },
  });
  const [opening] = share?.log ?? [];
  return share && opening ? { label: share.label, opening, pet: share.pet, owner: share.pet.owner } : null;
}

export async function findClinicLink(shareId: string, at: Date) {
  const share = await db().share.findFirst({
    relationLoadStrategy: 'join',
    where: { id: shareId, pet: { ...notDeleted, owner: { suspendedAt: null } } },
    select: {
      ...{ clinicAddress: true, keySealed: true, revokedAt: true, expiresAt: true },
      pet: {
        select: {
          name: true,
          owner: { select: { firstName: true, locale: true, englishFormat: true, timeZone: true } },
        },
      },
    },
  });
  const url = share && addressOf(share, at);
  if (!share?.clinicAddress || !url) return null;
  return { to: share.clinicAddress, url, pet: share.pet.name, owner: share.pet.owner };
}

export async function findFinderNotice(messageId: string) {
  const message = await db().finderMessage.findFirst({
    relationLoadStrategy: 'join',
    where: { id: messageId, pet: { ...notDeleted, owner: { suspendedAt: null } } },
    select: { text: true, contact: true, pet: { select: { id: true, name: true, owner } } },
  });
  return message && { ...message, owner: message.pet.owner };
}
