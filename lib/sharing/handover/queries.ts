import 'server-only';
import { cache } from 'react';
import { notDeleted } from '@/lib/access/filters';
import { nameOf } from '@/lib/access/people';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import type { Locale } from '@/lib/core/i18n/locales';
import { hashSecret, isSecret, unsealText } from '@/lib/core/security/secrets';
import { isId } from '@/lib/core/validation/ids';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';
import { HANDOVER_SEAL, handoverUrl, isForAddress } from './handover-link';
import type { LeftBehind } from './left-behind';

export interface HandoverProof {
  petName: string;
  microchip: string | null;
  from: string;
  to: string;
  at: string;
  /** Null for everyone except the former owner. */
  left: LeftBehind | null;
}

export interface Handover {
  state: 'open' | 'accepted' | 'ended';
  from: string;
  isOwn: boolean;
  isForOther: boolean;
  expiresAt: string;
  pet: { name: string; type: PetType; cover: PetCover } | null;
  /** Proof for both sides, once accepted. */
  proof: HandoverProof | null;
}

const nameColumns = { id: true, firstName: true, lastName: true, email: true } as const;

function findRow(key: string) {
  return db().handover.findUnique({
    relationLoadStrategy: 'join',
    where: { keyHash: hashSecret(key) },
    select: {
      ...{ toId: true, fromId: true, expiresAt: true, revokedAt: true, acceptedAt: true },
      ...{ petName: true, microchip: true, fromName: true, toName: true, left: true },
      emailSealed: true,
      from: { select: { ...nameColumns, suspendedAt: true } },
      pet: { select: { name: true, type: true, cover: true, ownerId: true, deletedAt: true } },
    },
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const proofColumns = {
  ...{ id: true, fromId: true, petName: true, microchip: true, fromName: true, toName: true, acceptedAt: true },
  left: true,
} as const;

function proofOf(
  row: Omit<Row, 'toId' | 'expiresAt' | 'revokedAt' | 'emailSealed' | 'from' | 'pet'>,
  viewerId: string,
) {
  const { petName, microchip, fromName, toName, acceptedAt, fromId } = row;
  if (petName === null || fromName === null || toName === null || acceptedAt === null) return null;
  const leftBehind = viewerId === fromId ? (row.left as LeftBehind | null) : null;
  return { petName, microchip, from: fromName, to: toName, at: acceptedAt.toISOString(), left: leftBehind };
}

export interface ViewerProof extends HandoverProof {
  id: string;
  given: boolean;
}

const proofsOf = ({ userId }: Viewer) => ({
  acceptedAt: { not: null },
  OR: [{ fromId: userId }, { toId: userId }],
});

type ProofRow = Parameters<typeof proofOf>[0] & { id: string };

function toViewerProof(row: ProofRow, { userId }: Viewer): ViewerProof | null {
  const proof = proofOf(row, userId);
  return proof && { id: row.id, given: row.fromId === userId, ...proof };
}

export async function listProofs(viewer: Viewer, page: PageQuery): Promise<Page<ViewerProof>> {
  const { where, ...order } = pageArguments(page);
  const rows = await db().handover.findMany({
    where: { AND: [where, proofsOf(viewer)] },
    ...order,
    select: proofColumns,
  });
  const { items, nextCursor } = toPage(rows, page);
  return { items: items.flatMap((row) => toViewerProof(row, viewer) ?? []), nextCursor };
}

/** Cached per request, because layout and page both need it. */
export const findProof = cache(async (viewer: Viewer, id: string): Promise<ViewerProof | null> => {
  if (!isId(id)) return null;
  const row = await db().handover.findFirst({ where: { AND: [{ id }, proofsOf(viewer)] }, select: proofColumns });
  return row && toViewerProof(row, viewer);
});

type Reader = Pick<Viewer, 'userId' | 'email'>;

export async function findHandover(key: string, viewer: Reader | null, at: Date): Promise<Handover | null> {
  const viewerId = viewer?.userId ?? null;
  const row = isSecret(key) ? await findRow(key) : null;
  if (!row) return null;
  const { from, fromId, toId, pet, expiresAt, revokedAt, acceptedAt } = row;
  const isSide = viewerId !== null && (viewerId === fromId || viewerId === toId);
  if (toId !== null && !isSide) return null;
  if (acceptedAt) {
    const proof = isSide ? proofOf(row, viewerId) : null;
    return {
      state: 'accepted',
      from: '',
      isOwn: viewerId === fromId,
      isForOther: false,
      expiresAt: expiresAt.toISOString(),
      pet: null,
      proof,
    };
  }
  if (!from || from.suspendedAt) return null;
  const open = !revokedAt && expiresAt > at && pet?.deletedAt === null && pet.ownerId === fromId ? pet : null;
  return {
    state: open ? 'open' : 'ended',
    from: open ? nameOf(from) : '',
    isOwn: viewerId === fromId,
    isForOther: viewer !== null && viewerId !== fromId && !isForAddress(row.emailSealed, viewer.email),
    expiresAt: expiresAt.toISOString(),
    pet: open && { name: open.name, type: open.type, cover: open.cover },
    proof: null,
  };
}

export interface HandoverMail {
  to: string;
  locale: Locale;
  url: string;
  from: string;
  pet: string;
}

export async function findHandoverMail(id: string, at: Date): Promise<HandoverMail | null> {
  const row = await db().handover.findFirst({
    relationLoadStrategy: 'join',
    where: { id, acceptedAt: null, revokedAt: null, expiresAt: { gt: at }, pet: notDeleted },
    select: {
      ...{ keySealed: true, emailSealed: true },
      from: { select: { ...nameColumns, locale: true, suspendedAt: true } },
      to: { select: { email: true, locale: true } },
      pet: { select: { name: true } },
    },
  });
  if (!row?.from || !row.pet || row.from.suspendedAt) return null;
  const key = unsealText(HANDOVER_SEAL, row.keySealed);
  const to = row.to?.email ?? (row.emailSealed && unsealText(HANDOVER_SEAL, row.emailSealed));
  if (!key || !to) return null;
  const locale = (row.to?.locale ?? row.from.locale) as Locale;
  return { to, locale, url: handoverUrl(key), from: nameOf(row.from), pet: row.pet.name };
}
