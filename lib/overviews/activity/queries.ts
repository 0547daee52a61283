import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { ACTIVITY_DAYS, type ActivityCollection } from '@/lib/collections/activity';
import { writerNamed } from '@/lib/collections/attribution';
import { db, Prisma } from '@/lib/core/db/client';
import { type Page, readPlace, toPage } from '@/lib/core/http/pagination';
import { addMs, DAY } from '@/lib/core/time/dates';
import type { ActivityLine, PageLine } from './activity-line';
import type { ActivityQuery } from './schema';
import type { ActivityKind } from './vocabulary';

interface Row {
  id: string;
  at: Date;
  memberId: string | null;
  kind: ActivityKind;
  collection: ActivityCollection;
  entryId: string | null;
  shown: Record<string, unknown>;
  hasPhoto: boolean;
}

function ofPerson({ people }: PetAccess<'view'>, person: string | undefined): Prisma.Sql {
  if (person === undefined) return Prisma.empty;
  const isFirst = people[0]?.id === person;
  const sitter = people.find(({ id, isSitter }) => isSitter && id === person);
  const same = sitter ? people.filter(({ isSitter, name }) => isSitter && name === sitter.name) : [];
  const ids = Prisma.join([person, ...same.map(({ id }) => id)].map((id) => Prisma.sql`${id}::uuid`));
  return Prisma.sql`AND (a."memberId" IN (${ids}) OR (${isFirst} AND a."memberId" IS NULL))`;
}

function afterCursor(cursor: string | undefined): Prisma.Sql {
  const place = cursor === undefined ? null : readPlace(cursor);
  return place ? Prisma.sql`AND (a."at", a."id") < (${place.moment}, ${place.id}::uuid)` : Prisma.empty;
}

/** Activity of the last 90 days, newest first. */
export async function getActivity(
  access: PetAccess<'view'>,
  { person, ...page }: ActivityQuery,
  at: Date,
): Promise<Page<PageLine>> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT a."id", a."at", a."memberId", a."kind"::text, a."collection", a."entryId", a."shown", f."id" IS NOT NULL AS "hasPhoto"
    FROM "Activity" a JOIN "Pet" p ON p."id" = a."petId" AND p."deletedAt" IS NULL
    LEFT JOIN "Photo" f ON a."collection" = 'photos' AND f."id" = a."entryId" AND f."deletedAt" IS NULL
    WHERE a."petId" = ${access.petId}::uuid AND a."at" > ${addMs(at, -ACTIVITY_DAYS * DAY)}
      ${ofPerson(access, person)} ${afterCursor(page.cursor)}
    ORDER BY a."at" DESC, a."id" DESC LIMIT ${page.limit + 1}`;
  const { items, nextCursor } = toPage(rows, page, 'at');
  const lines = items.map(({ memberId, ...row }) => ({
    ...row,
    memberId: memberId ?? access.people[0]?.id ?? null,
    by: writerNamed(access, memberId),
    at: row.at.toISOString(),
  }));
  return { items: lines, nextCursor };
}

export async function listActivity(
  access: PetAccess<'view'>,
  query: ActivityQuery,
  at: Date,
): Promise<Page<ActivityLine>> {
  const { items, nextCursor } = await getActivity(access, query, at);
  return { items: items.map(({ memberId: _, hasPhoto: __, ...line }) => line), nextCursor };
}
