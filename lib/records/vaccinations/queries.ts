import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type MarkedVaccination, withMarks } from './dose-marks';
import { toVaccinatedPet, vaccinatedColumns } from './vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose, type Vaccination } from './vaccination';

/** Enough for the longest life, and what the pages of the pet judge by. */
const LIFE = 200;

/**
 * Some doses of a pet with what has to be said of them, judged among all that it had. One round trip.
 * @throws AppError not_found
 */
export async function markVaccinations(
  { petId }: PetAccess<'view'>,
  doses: readonly Vaccination[],
): Promise<MarkedVaccination[]> {
  if (doses.length === 0) return [];
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: petId, deletedAt: null },
    select: {
      ...vaccinatedColumns,
      vaccinations: {
        where: { deletedAt: null },
        orderBy: [{ givenOn: 'desc' }, { id: 'desc' }],
        take: LIFE,
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
