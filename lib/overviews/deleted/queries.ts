import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { type CollectionName, collectionEntry, collectionNames, collections } from '@/lib/collections/registry';
import { db, Prisma } from '@/lib/core/db/client';
import { type Page, type PageQuery, readPlace, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, type Day } from '@/lib/core/time/dates';
import type { DeletedEntry } from './deleted-entry';
import { BIN_DAYS } from './vocabulary';

/** Inserts registry constants as raw SQL. Skips entries whose parent is deleted, because they cannot be restored. */
function selectDeleted(kind: CollectionName, petId: string, since: Date): Prisma.Sql {
  const { table, parent, bin } = collectionEntry(kind);
  const parentId = parent && `e."${collections[parent].parameter}"`;
  const columnOf = (name: string | undefined, type: string) => (name ? `e."${name}"` : `NULL::${type}`);
  const columns = [
    `'${kind}' AS "kind"`,
    'e."id"',
    `${parent === 'training' ? parentId : 'NULL::uuid'} AS "skillId"`,
    `${parent === 'measures' ? parentId : 'NULL::uuid'} AS "measureId"`,
    `${bin.title ?? 'NULL::text'} AS "title"`,
    `${columnOf(bin.grams, 'int')} AS "grams"`,
    `${columnOf(bin.at, 'timestamptz')} AS "at"`,
    `${columnOf(bin.day, 'date')}::text AS "day"`,
    'e."deletedAt"',
  ];
  const join = parent
    ? `JOIN "${collections[parent].table}" parent ON parent."id" = ${parentId} AND parent."deletedAt" IS NULL`
    : '';
  const from = `SELECT ${columns.join(', ')} FROM "${table}" e ${join}`;
  return Prisma.sql`${Prisma.raw(from)} WHERE e."petId" = ${petId}::uuid AND e."deletedAt" >= ${since}`;
}

interface Row {
  petName: string;
  petType: string;
  id: string | null;
  kind: CollectionName;
  skillId: string | null;
  measureId: string | null;
  title: string | null;
  grams: number | null;
  at: Date | null;
  day: Day | null;
  deletedAt: Date;
}

type FullRow = Row & { id: string };

const toEntry = ({ petName: _name, petType: _type, at, deletedAt, ...row }: FullRow): DeletedEntry => ({
  ...row,
  at: at?.toISOString() ?? null,
  deletedAt: deletedAt.toISOString(),
});

export async function getDeleted(
  access: PetAccess<'edit'>,
  page: PageQuery,
  at: Date,
): Promise<{ pet: { id: string; name: string; type: string }; entries: Page<DeletedEntry> }> {
  const since = addMs(at, -BIN_DAYS * DAY);
  const place = page.cursor === undefined ? null : readPlace(page.cursor);
  const after = place ? Prisma.sql`WHERE (b."deletedAt", b."id") < (${place.moment}, ${place.id}::uuid)` : Prisma.empty;
  const parts = collectionNames.map((name) => selectDeleted(name, access.petId, since));
  const rows = await db().$queryRaw<Row[]>`
    SELECT p."name" AS "petName", p."type" AS "petType", d.*
    FROM "Pet" p LEFT JOIN LATERAL (
      SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) b ${after}
      ORDER BY b."deletedAt" DESC, b."id" DESC LIMIT ${page.limit + 1}
    ) d ON true
    WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL
    ORDER BY d."deletedAt" DESC, d."id" DESC`;
  const [first] = rows;
  if (!first) throw notFoundError();
  const full = rows.filter((row): row is FullRow => row.id !== null);
  const { items, nextCursor } = toPage(full, page, 'deletedAt');
  const pet = { id: access.petId, name: first.petName, type: first.petType };
  return { pet, entries: { items: items.map(toEntry), nextCursor } };
}

export async function listDeleted(access: PetAccess<'edit'>, page: PageQuery, at: Date): Promise<Page<DeletedEntry>> {
  return (await getDeleted(access, page, at)).entries;
}
