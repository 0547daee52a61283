import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { photoUrl } from '@/lib/records/pets/pet';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';
import type { DoseGuard } from '../dose-guard';
import { type Medication, medicationColumns, toMedication } from '../medication';

export interface LockedMedication {
  medication: Medication;
  pet: DoseGuard['pet'];
  dateOfBirth: string | null;
}

interface LockedRow {
  dateOfBirth: Date | null;
  name: string;
  type: PetType;
  cover: PetCover;
  photoKey: string | null;
}

/** Locks the medication until the transaction ends. If two people log at once, the second sees the first one's dose. */
export async function lockMedication(access: WriteAccess<'doses'>, medicationId: string): Promise<LockedMedication> {
  if (!isId(medicationId)) throw notFoundError();
  const [lock] = await db().$queryRaw<LockedRow[]>`
    SELECT p."dateOfBirth", p."name", p."type", p."cover", p."photoKey" FROM "Medication" m JOIN "Pet" p ON p."id" = m."petId"
    WHERE m."id" = ${medicationId}::uuid AND m."petId" = ${access.petId}::uuid
      AND m."deletedAt" IS NULL AND p."deletedAt" IS NULL
    FOR UPDATE OF m`;
  if (!lock) throw notFoundError();
  const where = { id: medicationId, petId: access.petId };
  const row = await db().medication.findFirstOrThrow({ where, select: medicationColumns });
  const { dateOfBirth, photoKey, ...pet } = lock;
  return {
    medication: toMedication(row),
    pet: { ...pet, photoUrl: photoUrl(`/api/pets/${access.petId}`, photoKey) },
    dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth),
  };
}

export async function countStock(
  access: WriteAccess<'doses'>,
  medicationId: string,
  change: number,
  at: Date,
): Promise<void> {
  if (change === 0) return;
  await db().medication.updateMany({
    where: { id: medicationId, petId: access.petId, stockDoses: { not: null } },
    data: { stockDoses: { increment: change }, updatedAt: at },
  });
}
