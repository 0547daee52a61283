import 'server-only';
import type { AnyWriteAccess } from '@/lib/access/pet-access';
import { db, Prisma, requireTransaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { AppError } from '@/lib/core/runtime/errors';
import { STORAGE_LIMIT } from '@/lib/core/storage/storage-limit';
import type { ActivityCollection } from './activity';
import { collections } from './registry';

/** Most rows of a pet, with those in the bin: several times a long life with an eager owner. Files have a quota besides. */
export const rowLimits: Record<ActivityCollection, number> = {
  weights: 100_000,
  vitals: 100_000,
  doses: 200_000,
  completions: 200_000,
  sessions: 100_000,
  appointments: 20_000,
  'vet-records': 20_000,
  medications: 10_000,
  vaccinations: 5_000,
  treatments: 5_000,
  conditions: 5_000,
  training: 5_000,
  allergies: 2_000,
  routines: 2_000,
  photos: STORAGE_LIMIT.files,
  documents: STORAGE_LIMIT.files,
  checks: 1_000,
};

const otherTables = { doses: 'Dose', completions: 'RoutineCompletion', checks: 'SkillCheck' } as const;

const tableOf = (name: ActivityCollection): string =>
  name in otherTables
    ? otherTables[name as keyof typeof otherTables]
    : collections[name as keyof typeof collections].table;

/** Distance from the limit below which parallel requests are counted one after another. */
const NEAR = 100;

async function countRows(petId: string, name: ActivityCollection): Promise<number> {
  const [row] = await db().$queryRaw<{ rows: number }[]>`
    SELECT COUNT(*)::int AS "rows" FROM (
      SELECT 1 FROM ${Prisma.raw(`"${tableOf(name)}"`)} WHERE "petId" = ${petId}::uuid LIMIT ${rowLimits[name]}
    ) r`;
  return row?.rows ?? 0;
}

/** Runs in the transaction that inserts the rows, before it locks entries. @throws AppError limit_reached */
export async function requireRows(access: AnyWriteAccess, name: ActivityCollection, added = 1): Promise<void> {
  requireTransaction();
  const room = rowLimits[name] - added;
  if ((await countRows(access.petId, name)) < room - NEAR) return;
  await holdPet(access);
  if ((await countRows(access.petId, name)) > room) {
    throw new AppError('limit_reached', `A pet can have ${rowLimits[name]} entries of this kind, with deleted ones`);
  }
}
