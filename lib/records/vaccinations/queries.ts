import 'server-only';
import { newest, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type DoseMarks, withMarks } from './dose-marks';
import { toVaccinatedPet, vaccinatedColumns } from './vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose, type Vaccination } from './vaccination';

/** Enough for the longest life; the pet's pages judge by as many. */
const MAX_LIFELONG = 200;

export async function markVaccinations<Dose extends Vaccination>(
  { petId }: PetAccess<'view'>,
  doses: readonly Dose[],
): Promise<(Dose & DoseMarks)[]> {
  if (doses.length === 0) return [];
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: petId, ...notDeleted },
    select: {
      ...vaccinatedColumns,
      vaccinations: {
        where: notDeleted,
        orderBy: newest('givenOn'),
        take: MAX_LIFELONG,
        select: scheduleDoseColumns,
      },
    },
  });
  if (!row) throw notFoundError();
  const { vaccinations, ...pet } = row;
  const asked = new Set(doses.map(({ id }) => id));
  const others = vaccinations.filter(({ id }) => !asked.has(id)).map(toScheduleDose);
  return withMarks(toVaccinatedPet(pet), doses, others);
}
