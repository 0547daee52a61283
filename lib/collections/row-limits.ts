import 'server-only';
import type { AnyWriteAccess } from '@/lib/access/pet-access';
import { db, Prisma, requireTransaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { AppError } from '@/lib/core/runtime/errors';
import type { ActivityCollection } from './activity';
import { collections } from './registry';

/** Maximum rows of a pet, including the bin: several times an eager owner's entries. Files also have a quota. */
export const rowLimits: Record<ActivityCollection, number> = {
  weights: 100_000,
  vitals: 100_000,
  symptoms: 100_000,
  readings: 200_000,
  measures: 2_000,
  doses: 200_000,
  completions: 200_000,
  sessions: 100_000,
  appointments: 20_000,
  'vet-records': 20_000,
  expenses: 20_000,
  medications: 10_000,
  vaccinations: 5_000,
  treatments: 5_000,
  conditions: 5_000,
  training: 5_000,
  allergies: 2_000,
  'lab-reports': 2_000,
  routines: 2_000,
  photos: 100_000,
  documents: 100_000,
  checks: 1_000,
};

const otherTables = { doses: 'Dose', completions: 'RoutineCompletion', checks: 'SkillCheck' } as const;

const isOther = (name: ActivityCollection): name is keyof typeof otherTables => Object.hasOwn(otherTables, name);

const tableOf = (name: ActivityCollection): string => (isOther(name) ? otherTables[name] : collections[name].table);

/** Distance from the limit within which parallel requests are serialized, so that they cannot exceed it together. */
const NEAR = 100;

async function countRows(petId: string, name: ActivityCollection, most: number): Promise<number> {
  const [row] = await db().$queryRaw<{ rows: number }[]>`
    SELECT COUNT(*)::int AS "rows" FROM (
      SELECT 1 FROM ${Prisma.raw(`"${tableOf(name)}"`)} WHERE "petId" = ${petId}::uuid LIMIT ${most}
    ) r`;
  return row?.rows ?? 0;
}

const JOINS: Partial<Record<ActivityCollection, string>> = {
  doses: 'JOIN "Medication" p ON p."id" = e."medicationId" AND p."deletedAt" IS NULL',
  completions: 'JOIN "Routine" p ON p."id" = e."routineId" AND p."deletedAt" IS NULL',
  readings: 'JOIN "Measure" p ON p."id" = e."measureId" AND p."deletedAt" IS NULL',
  sessions: 'JOIN "Skill" p ON p."id" = e."skillId" AND p."deletedAt" IS NULL',
};

async function countNotDeletedRows(petId: string, name: ActivityCollection): Promise<number> {
  const condition = isOther(name) ? '' : 'AND e."deletedAt" IS NULL';
  const from = Prisma.raw(`"${tableOf(name)}" e ${JOINS[name] ?? ''}`);
  const [row] = await db().$queryRaw<{ rows: number }[]>`
    SELECT COUNT(*)::int AS "rows" FROM (
      SELECT 1 FROM ${from} WHERE e."petId" = ${petId}::uuid ${Prisma.raw(condition)} LIMIT ${rowLimits[name]}
    ) r`;
  return row?.rows ?? 0;
}

interface AddedRows {
  rows?: number;
  isStored?: () => Promise<boolean>;
}

/**
 * Must run in the transaction that inserts the rows, before it locks entries. Binned rows have a limit of their own,
 * because owners cannot empty the bin.
 * @throws AppError limit_reached
 */
export async function requireRows(
  access: AnyWriteAccess,
  name: ActivityCollection,
  { rows = 1, isStored }: AddedRows = {},
): Promise<void> {
  requireTransaction();
  const { petId, held } = access;
  const room = rowLimits[name] - rows;
  if ((await countRows(petId, name, rowLimits[name])) < room - NEAR) return;
  await holdPet(access);
  const isFull =
    held === 'own'
      ? (await countRows(petId, name, 2 * rowLimits[name])) > rowLimits[name] + room ||
        (await countNotDeletedRows(petId, name)) > room
      : (await countRows(petId, name, rowLimits[name])) > room;
  if (isFull && !(await isStored?.())) {
    throw new AppError('limit_reached', `A pet can have ${rowLimits[name]} entries of this kind, with deleted ones`);
  }
}
