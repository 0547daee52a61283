import 'server-only';
import { notDeleted, visibleTo } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Caller, Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { type ListedPet, type Pet, petColumns, roleOf, summaryColumns, toListedPet, toPet } from './pet';

export async function listPets(viewer: Caller, at: Date): Promise<ListedPet[]> {
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { ...visibleTo(viewer, at), ...notDeleted },
    orderBy: { id: 'desc' },
    select: { ...summaryColumns, ...roleOf(viewer) },
  });
  return rows.map(toListedPet);
}

export async function listPetNames(viewer: Viewer, at: Date): Promise<{ id: string; name: string }[]> {
  return db().pet.findMany({
    where: { ...visibleTo(viewer, at), ...notDeleted },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  });
}

const SHORTCUTS = 4;

/** Pets in the icon menu of the installed app. Empty on devices that do not remember their user. */
export async function listShortcutPets(viewer: Viewer, at: Date): Promise<{ id: string; name: string }[]> {
  if (!viewer.remember) return [];
  return db().pet.findMany({
    where: { ...visibleTo(viewer, at), ...notDeleted, archivedAt: null, deceasedOn: null },
    orderBy: { id: 'asc' },
    take: SHORTCUTS,
    select: { id: true, name: true },
  });
}

export async function getPet(access: PetAccess<'view'>): Promise<Pet> {
  const row = await db().pet.findFirst({ where: { id: access.petId, deletedAt: null }, select: petColumns });
  if (!row) throw notFoundError();
  return toPet(row);
}

export async function findPhotoKey(access: PetAccess<'view'>): Promise<string | null> {
  const row = await db().pet.findFirst({ where: { id: access.petId, deletedAt: null }, select: { photoKey: true } });
  return row?.photoKey ?? null;
}

/** First calendar day of any entry outside the bin. A time counts as the latest day that it has in any time zone. */
export async function findFirstEntryDay({ petId }: PetAccess<'view'>): Promise<Day | null> {
  const [row] = await db().$queryRaw<{ day: Date | null }[]>`
    WITH moments AS (
      SELECT "measuredAt" AS "at" FROM "Weight" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "measuredAt" FROM "Vital" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "practisedAt" FROM "TrainingSession" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "startsAt" FROM "Appointment" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
    ), days AS (
      SELECT (min("at") AT TIME ZONE 'UTC' + interval '14 hours')::date AS "day" FROM moments
      UNION ALL SELECT "givenOn" FROM "Vaccination" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "visitedOn" FROM "VetRecord" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "diagnosedOn" FROM "Condition" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
      UNION ALL SELECT "startsOn" FROM "Medication" WHERE "petId" = ${petId}::uuid AND "deletedAt" IS NULL
    )
    SELECT min("day") AS "day" FROM days`;
  return row?.day ? dayFromColumn(row.day) : null;
}
