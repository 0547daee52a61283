import 'server-only';
import { entriesOf, notDeleted } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { PetAccess } from '@/lib/access/pet-access';
import type { SharedPhotoAccess } from '@/lib/access/photo-link';
import {
  type AttributionRow,
  attributeTo,
  attributionColumns,
  type PageEntry as ShownEntry,
  toPageEntry,
  type WithAttribution,
} from '@/lib/collections/attribution';
import { db, Prisma } from '@/lib/core/db/client';
import { type Page, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { isId } from '@/lib/core/validation/ids';
import { yearsOf } from './months';
import { type Photo, type PhotoImage, type PhotoRow, photoColumns, toPhoto } from './photo';
import type { PhotoFilter, PhotoQuery } from './schema';
import { PAGE_SIZE } from './vocabulary';

const MOST_TAGS = 100;

function spanOf(year: number, timeZone: string): { from: Date; to: Date } {
  return { from: toInstant(`${year}-01-01`, '00:00', timeZone), to: toInstant(`${year + 1}-01-01`, '00:00', timeZone) };
}

export async function listPhotos(
  access: PetAccess<'view'>,
  { tag, year, ...page }: PhotoQuery,
  timeZone: string,
): Promise<Page<WithAttribution<Photo>>> {
  const { where, ...order } = pageArguments(page, 'takenAt');
  const own = entriesOf(access);
  const tagWhere = tag === undefined ? {} : { tags: { has: tag } };
  const span = year === undefined ? null : spanOf(year, timeZone);
  const inYear = span ? { takenAt: { gte: span.from, lt: span.to } } : {};
  const rows = await db().photo.findMany({
    where: { AND: [own, tagWhere, inYear, where] },
    ...order,
    select: { ...photoColumns, ...attributionColumns },
  });
  const { items, nextCursor } = toPage(rows, page, 'takenAt');
  return { items: items.map(attributeTo(access, toPhoto)), nextCursor };
}

export interface Gallery {
  pet: { id: string; name: string; type: string };
  photos: Page<ShownEntry<Photo>>;
  years: number[];
  tags: string[];
}

interface GalleryRow {
  id: string;
  name: string;
  type: string;
  photos: (Omit<PhotoRow, 'takenAt'> & Omit<AttributionRow, 'updatedAt'> & { takenAt: string; updatedAt: string })[];
  spans: { first: string; last: string }[];
  tags: string[];
}

export async function getGallery(
  access: PetAccess<'view'>,
  { tag, year }: PhotoFilter,
  timeZone: string,
): Promise<Gallery> {
  const span = year === undefined ? null : spanOf(year, timeZone);
  const tagSql = tag === undefined ? Prisma.empty : Prisma.sql`AND "tags" @> ARRAY[${tag}]::text[]`;
  const inYear = span ? Prisma.sql`AND "takenAt" >= ${span.from} AND "takenAt" < ${span.to}` : Prisma.empty;
  const [row] = await db().$queryRaw<GalleryRow[]>`
    SELECT p."id", p."name", p."type",
      (SELECT COALESCE(json_agg(f ORDER BY f."takenAt" DESC, f."id" DESC), '[]') FROM (
        SELECT "id", "petId", "caption", "takenAt", "tags", "location", "width", "height", "placeholder", "avifWidths",
          "createdById", "updatedById", "updatedAt"
        FROM "Photo" WHERE "petId" = p."id" AND "deletedAt" IS NULL ${tagSql} ${inYear}
        ORDER BY "takenAt" DESC, "id" DESC LIMIT ${PAGE_SIZE + 1}) f) AS "photos",
      (SELECT COALESCE(json_agg(y), '[]') FROM (
        SELECT min("takenAt") AS "first", max("takenAt") AS "last" FROM "Photo"
        WHERE "petId" = p."id" AND "deletedAt" IS NULL GROUP BY date_trunc('year', "takenAt" AT TIME ZONE 'UTC')) y) AS "spans",
      ARRAY(SELECT t FROM "Photo", unnest("tags") AS t WHERE "petId" = p."id" AND "deletedAt" IS NULL
        GROUP BY t ORDER BY count(*) DESC, t LIMIT ${MOST_TAGS}) AS "tags"
    FROM "Pet" p WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  if (!row) throw notFoundError();
  const rows = row.photos.map((photo) => ({
    ...photo,
    takenAt: instantFromJson(photo.takenAt),
    updatedAt: instantFromJson(photo.updatedAt),
  }));
  const { items, nextCursor } = toPage(rows, { limit: PAGE_SIZE }, 'takenAt');
  return {
    pet: { id: row.id, name: row.name, type: row.type },
    photos: { items: items.map(toPageEntry(access, toPhoto)), nextCursor },
    years: yearsOf(row.spans, timeZone),
    tags: row.tags,
  };
}

export async function getPhotoKey(access: PetAccess<'view'>, photoId: string): Promise<string> {
  const where = { id: photoId, ...entriesOf(access) };
  const row = isId(photoId) ? await db().photo.findFirst({ where, select: { photoKey: true } }) : null;
  if (!row) throw notFoundError();
  return row.photoKey;
}

/** Photo of the album with these bytes. Only for photo imports: an export may contain the same photo twice. */
export async function findPhotoByHash(
  { petId }: PetAccess<'view'>,
  importId: string,
  sentHash: string,
): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ id: string }[]>`
    SELECT f."id" FROM "Photo" f JOIN "Import" i ON i."id" = ${importId}::uuid AND i."kind" = 'photos'
    WHERE f."petId" = ${petId}::uuid AND f."sentHash" = ${sentHash} AND f."deletedAt" IS NULL LIMIT 1`;
  return row?.id;
}

export async function findUnfinished(photoId: string): Promise<{ photoKey: string } | null> {
  return db().photo.findFirst({ where: { id: photoId, avifWidths: { isEmpty: true } }, select: { photoKey: true } });
}

export interface PhotoLink {
  id: string;
  createdAt: string;
  expiresAt: string;
}

/** Omits URLs, because only hashes of their keys are stored. */
export async function listLinks(access: PetAccess<'own'>, photoId: string, at: Date): Promise<Page<PhotoLink>> {
  const row = isId(photoId)
    ? await db().photo.findFirst({
        where: { id: photoId, ...entriesOf(access) },
        select: {
          links: {
            where: { revokedAt: null, expiresAt: { gt: at } },
            orderBy: { id: 'desc' },
            select: { id: true, createdAt: true, expiresAt: true },
          },
        },
      })
    : null;
  if (!row) throw notFoundError();
  return { items: row.links.map(toLink), nextCursor: null };
}

export function toLink({ id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date }): PhotoLink {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** All data that readers of a link get: no id, location or tags. */
export interface SharedPhoto extends PhotoImage {
  petName: string;
  caption: string | null;
  lastDay: Day;
}

export async function getSharedPhoto({ photoId, expiresAt }: SharedPhotoAccess, url: string): Promise<SharedPhoto> {
  const row = await db().photo.findFirst({
    where: { id: photoId, ...notDeleted },
    select: {
      caption: true,
      width: true,
      height: true,
      placeholder: true,
      avifWidths: true,
      pet: { select: { name: true, country: true, region: true, owner: { select: { timeZone: true } } } },
    },
  });
  if (!row) throw notFoundError();
  const { pet, ...photo } = row;
  return { ...photo, url, petName: pet.name, lastDay: dayIn(expiresAt, homeZone(pet)) };
}

export async function getSharedPhotoKey({ photoId }: SharedPhotoAccess): Promise<string> {
  const row = await db().photo.findFirst({ where: { id: photoId, ...notDeleted }, select: { photoKey: true } });
  if (!row) throw notFoundError();
  return row.photoKey;
}
