import 'server-only';
import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { recordActivity } from '@/lib/collections/activity';
import { holdId } from '@/lib/collections/create-once';
import { lockPet } from '@/lib/collections/entry-locks';
import { IMPORT_DAYS } from '@/lib/collections/imports';
import { type CollectionName, collectionEntry, collectionNames } from '@/lib/collections/registry';
import { db, Prisma, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import type { ImportKind } from '@/prisma/client/enums';
import type { UndoAnswer } from './vocabulary';

const MAX_ROWS = 1000;
const MAX_PARTS = 5;

interface Part {
  petId: string;
  collection: CollectionName | 'pets' | 'profile';
  kind: ImportKind;
  isBinned: boolean;
}

/** A pet comes first, because its entries go with it. Children precede the entries that they belong to. */
const ORDER = ['pets', 'documents', 'sessions', 'readings'];

async function findPart(importId: string): Promise<Part | undefined> {
  const [part] = await db().$queryRaw<Part[]>`
    SELECT r."petId", r."collection", i."kind"::text, p."deletedAt" IS NOT NULL AS "isBinned"
    FROM "ImportedRow" r JOIN "Import" i ON i."id" = r."importId" JOIN "Pet" p ON p."id" = r."petId"
    WHERE r."importId" = ${importId}::uuid
    ORDER BY array_position(${ORDER}::text[], r."collection") LIMIT 1`;
  return part;
}

const tableOf = (name: CollectionName) => Prisma.raw(`"${collectionEntry(name).table}"`);

/** Conditions of an entry `e` that someone used since its import. */
const uses: Partial<Record<CollectionName, Prisma.Sql>> = {
  medications: Prisma.sql`EXISTS (
    SELECT 1 FROM "Dose" c WHERE c."medicationId" = e."id" AND GREATEST(c."createdAt", c."updatedAt") > e."createdAt")`,
  routines: Prisma.sql`EXISTS (
    SELECT 1 FROM "RoutineCompletion" c WHERE c."routineId" = e."id" AND c."at" > e."createdAt")`,
  appointments: Prisma.sql`EXISTS (
    SELECT 1 FROM "VetRecord" c
    WHERE c."appointmentId" = e."id" AND c."createdAt" > e."createdAt" AND c."deletedAt" IS NULL)`,
  photos: Prisma.sql`EXISTS (SELECT 1 FROM "PhotoLink" c WHERE c."photoId" = e."id")`,
};

const isChangedSql = (name: CollectionName) =>
  Prisma.sql`(e."updatedAt" <> e."createdAt" OR ${uses[name] ?? Prisma.sql`FALSE`})`;

const documentsBy = (column: string) =>
  Prisma.sql`EXISTS (SELECT 1 FROM "Document" c WHERE c.${Prisma.raw(`"${column}"`)} = e."id" AND c."deletedAt" IS NULL)`;

/** Conditions of an entry `e` that still has children. */
const parents: Partial<Record<CollectionName, Prisma.Sql>> = {
  training: Prisma.sql`EXISTS (
    SELECT 1 FROM "TrainingSession" c WHERE c."skillId" = e."id" AND c."deletedAt" IS NULL)`,
  measures: Prisma.sql`EXISTS (
    SELECT 1 FROM "Reading" c WHERE c."measureId" = e."id" AND c."deletedAt" IS NULL)`,
  'vet-records': documentsBy('vetRecordId'),
  vaccinations: documentsBy('vaccinationId'),
  medications: documentsBy('medicationId'),
  expenses: documentsBy('expenseId'),
};

async function isShared({ petId }: PetAccess<'own'>): Promise<boolean> {
  const some = { some: {} };
  const others = { some: { role: { not: 'owner' as const } } };
  const OR = [{ shares: some }, { invitations: some }, { stays: some }, { handovers: some }, { members: others }];
  return (await db().pet.count({ where: { id: petId, OR } })) > 0;
}

async function isChanged(importId: string, { petId }: PetAccess<'own'>): Promise<boolean> {
  const others = collectionNames.map(
    (name) => Prisma.sql`EXISTS (
      SELECT 1 FROM ${tableOf(name)} e WHERE e."petId" = ${petId}::uuid AND e."deletedAt" IS NULL AND (
        ${isChangedSql(name)} OR NOT EXISTS (
          SELECT 1 FROM "ImportedRow" r WHERE r."importId" = ${importId}::uuid AND r."collection" = ${name} AND r."entryId" = e."id")))`,
  );
  // Checked items have no time. The activity log outlasts the import.
  const [row] = await db().$queryRaw<{ isChanged: boolean }[]>`
    SELECT p."updatedAt" <> p."createdAt" OR EXISTS (
      SELECT 1 FROM "Activity" a WHERE a."petId" = p."id" AND a."collection" = 'checks'
    ) OR ${Prisma.join(others, ' OR ')} AS "isChanged"
    FROM "Pet" p WHERE p."id" = ${petId}::uuid`;
  return row?.isChanged ?? true;
}

const removeRows = (importId: string, where: object) => db().importedRow.deleteMany({ where: { importId, ...where } });

/** @returns number of rows that stay */
async function undoPet(importId: string, access: PetAccess<'own'>, at: Date): Promise<number> {
  const { petId } = access;
  await holdPet(access);
  if ((await isShared(access)) || (await isChanged(importId, access))) {
    const { count } = await removeRows(importId, { petId, collection: 'pets' });
    return count;
  }
  await removePet(access, at);
  await removeRows(importId, { petId });
  return 0;
}

const profileFields = { microchip: true, passportNumber: true } as const;

/**
 * Empties the fields that the import filled. A chip that a vet has seen stays, because their answer is about that animal.
 * @returns 1 if a field stays, else 0
 */
async function undoProfile(importId: string, access: PetAccess<'edit'>, at: Date): Promise<number> {
  const { petId } = access;
  await holdPet(access);
  const { createdAt, ...filled } = await db().import.findUniqueOrThrow({
    where: { id: importId },
    select: { ...profileFields, createdAt: true },
  });
  const stored = await db().pet.findUniqueOrThrow({ where: { id: petId }, select: profileFields });
  const isSeen = (await db().vetAnswer.count({ where: { petId, sentAt: { gt: createdAt } } })) > 0;
  const own = (['microchip', 'passportNumber'] as const).filter((name) => filled[name] !== null && stored[name]);
  const emptied = own.filter((name) => stored[name] === filled[name] && !(name === 'microchip' && isSeen));
  // Not updatePet, which would set confirmed facts aside as those of a different animal.
  const data = { ...Object.fromEntries(emptied.map((name) => [name, null])), updatedAt: at, remindAt: at };
  if (emptied.length > 0) await db().pet.update({ where: { id: petId }, data });
  await db().import.update({ where: { id: importId }, data: { microchip: null, passportNumber: null } });
  await removeRows(importId, { petId, collection: 'profile' });
  return emptied.length < own.length ? 1 : 0;
}

/** Photo ids derive from bytes. A new id in the bin frees the old one, so the same photo can be imported again. */
const freeId = Prisma.sql`, "id" = gen_random_uuid()`;

async function undoEntries(
  importId: string,
  access: PetAccess<'edit'>,
  { collection, kind }: { collection: CollectionName; kind: ImportKind },
  at: Date,
): Promise<number> {
  const { petId } = access;
  await holdPet(access);
  const where = { importId, petId, collection };
  const rows = await db().importedRow.findMany({ where, take: MAX_ROWS, select: { entryId: true } });
  const ids = rows.map(({ entryId }) => entryId);
  const { reminds } = collectionEntry(collection);
  if (reminds === 'pet') await lockPet(access, at);
  const own = Prisma.sql`e."petId" = ${petId}::uuid AND e."id" = ANY(${ids}::uuid[]) AND e."deletedAt" IS NULL`;
  const removedCount = await db().$executeRaw`
    UPDATE ${tableOf(collection)} e
    SET "deletedAt" = ${at} ${reminds === 'entry' ? Prisma.sql`, "remindAt" = NULL` : Prisma.empty}
      ${collection === 'appointments' ? Prisma.sql`, "revision" = e."revision" + 1` : Prisma.empty}
      ${kind === 'photos' ? freeId : Prisma.empty}
    WHERE ${own} AND NOT (${isChangedSql(collection)} OR ${parents[collection] ?? Prisma.sql`FALSE`})`;
  const [rest] = await db().$queryRaw<{ count: number }[]>`
    SELECT COUNT(*)::int AS "count" FROM ${tableOf(collection)} e WHERE ${own}`;
  if (removedCount > 0)
    await recordActivity(access, {
      ...{ kind: 'removed', at, collection, entryId: null },
      shown: { imported: removedCount },
    });
  await removeRows(importId, { petId, collection, entryId: { in: ids } });
  return rest?.count ?? 0;
}

/** Entries of a binned pet are restored with it. Without access, the viewer may not delete them. */
async function skipPet(importId: string, { petId, isBinned }: Part): Promise<number> {
  const { count } = await removeRows(importId, { petId });
  return isBinned ? 0 : count;
}

async function undoRows(importId: string, part: Part, viewer: Viewer, at: Date): Promise<number> {
  const { petId, collection, kind } = part;
  if (collection === 'pets') {
    const access = await findPetAccess(viewer, petId, 'own', at);
    return access ? undoPet(importId, access, at) : skipPet(importId, part);
  }
  // A new owner's pet stays as it is, even if the former owner still looks after it.
  const level: 'own' | 'edit' = kind === 'pets' ? 'own' : 'edit';
  const access = await findPetAccess(viewer, petId, level, at);
  if (access && collection === 'profile') return undoProfile(importId, access, at);
  return access && collection !== 'profile'
    ? undoEntries(importId, access, { collection, kind }, at)
    : skipPet(importId, part);
}

/** @returns false if nothing is left to undo */
function undoPart(importId: string, viewer: Viewer, at: Date): Promise<boolean> {
  return transaction(async () => {
    await holdId(importId);
    const part = await findPart(importId);
    if (!part) return false;
    const remaining = await undoRows(importId, part, viewer, at);
    await db().import.updateMany({ where: { id: importId }, data: { remaining: { increment: remaining } } });
    return true;
  });
}

/**
 * Moves to the bin everything that the import added, except what was changed or used since. Each part is one
 * transaction, so that a retry continues where this ends. @throws AppError not_found
 */
export async function undoImport(viewer: Viewer, importId: string, at: Date): Promise<UndoAnswer> {
  if (!isId(importId)) throw notFoundError();
  // No request adds rows after this.
  const importCount = await db().$executeRaw`
    UPDATE "Import" SET "undoneAt" = COALESCE("undoneAt", ${at})
    WHERE "id" = ${importId}::uuid AND "userId" = ${viewer.userId}::uuid AND "createdAt" > ${addMs(at, -IMPORT_DAYS * DAY)}`;
  if (importCount === 0) throw notFoundError();
  for (let parts = 0; parts < MAX_PARTS && (await undoPart(importId, viewer, at)); ) parts += 1;
  const { remaining, _count } = await db().import.findUniqueOrThrow({
    where: { id: importId },
    select: { remaining: true, _count: { select: { rows: true } } },
  });
  return { rest: _count.rows, remaining };
}
