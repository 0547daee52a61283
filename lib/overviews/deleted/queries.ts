import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { type Page, type PageQuery, readPlace, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, type Day } from '@/lib/core/time/dates';
import type { DeletedEntry } from './deleted-entry';
import { BIN_DAYS, type DeletedKind } from './vocabulary';

interface Source {
  table: string;
  title?: string;
  at?: string;
  day?: string;
  grams?: string;
  skillId?: string;
  join?: string;
}

/** Column names and SQL, inserted raw: constants only. */
const sources: Record<DeletedKind, Source> = {
  weights: { table: 'Weight', at: 'measuredAt', grams: 'e."grams"' },
  vaccinations: { table: 'Vaccination', title: 'e."vaccine"', day: 'givenOn' },
  vitals: { table: 'Vital', title: 'e."kind"', at: 'measuredAt' },
  conditions: { table: 'Condition', title: 'e."name"', day: 'diagnosedOn' },
  allergies: { table: 'Allergy', title: 'e."allergen"', at: 'createdAt' },
  medications: { table: 'Medication', title: 'e."name"', day: 'startsOn' },
  routines: { table: 'Routine', title: 'e."title"', at: 'createdAt' },
  training: { table: 'Skill', title: 'e."name"', at: 'createdAt' },
  // A session cannot be restored without its skill.
  sessions: {
    table: 'Practice',
    title: 's."name"',
    at: 'practisedAt',
    skillId: 'e."skillId"',
    join: 'JOIN "Skill" s ON s."id" = e."skillId" AND s."deletedAt" IS NULL',
  },
  appointments: { table: 'Appointment', title: 'COALESCE(e."title", e."kind")', at: 'startsAt' },
  'vet-records': { table: 'VetRecord', title: 'COALESCE(e."reason", e."clinic")', day: 'visitedOn' },
  photos: { table: 'Photo', title: 'e."caption"', at: 'takenAt' },
  documents: { table: 'Document', title: 'e."name"', at: 'createdAt' },
};

const columnOf = (name: string | undefined, type: string) => (name ? `e."${name}"` : `NULL::${type}`);

function select([kind, source]: [string, Source], petId: string, since: Date): Prisma.Sql {
  const columns = [
    `'${kind}' AS "kind"`,
    'e."id"',
    `${source.skillId ?? 'NULL::uuid'} AS "skillId"`,
    `${source.title ?? 'NULL::text'} AS "title"`,
    `${source.grams ?? 'NULL::int'} AS "grams"`,
    `${columnOf(source.at, 'timestamptz')} AS "at"`,
    `${columnOf(source.day, 'date')}::text AS "day"`,
    'e."deletedAt"',
  ];
  const from = `SELECT ${columns.join(', ')} FROM "${source.table}" e ${source.join ?? ''}`;
  return Prisma.sql`${Prisma.raw(from)} WHERE e."petId" = ${petId}::uuid AND e."deletedAt" >= ${since}`;
}

interface Row {
  petName: string;
  petType: string;
  id: string | null;
  kind: DeletedKind;
  skillId: string | null;
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
  const parts = Object.entries(sources).map((source) => select(source, access.petId, since));
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
