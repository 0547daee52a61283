import 'server-only';
import { newestBy, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { now } from '@/lib/core/time/clock';
import { dayIn } from '@/lib/core/time/dates';
import { type DoseMarks, withMarks } from './dose-marks';
import { statusesOn } from './due';
import type { VaccinationStatus } from './status';
import { toVaccinatedPet, vaccinatedColumns } from './vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose, type Vaccination } from './vaccination';

const MAX_LIFELONG = 200;

export interface StatedDose extends DoseMarks {
  /** Status on the member's current day, as on the pet's pages. */
  status: VaccinationStatus;
}

export async function markVaccinations<Dose extends Vaccination>(
  { petId, memberId }: PetAccess<'view'>,
  doses: readonly Dose[],
): Promise<(Dose & StatedDose)[]> {
  if (doses.length === 0) return [];
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: petId, ...notDeleted },
    select: {
      ...vaccinatedColumns,
      members: {
        where: { id: { in: memberId === null ? [] : [memberId] } },
        select: { user: { select: { timeZone: true } } },
      },
      vaccinations: {
        where: notDeleted,
        orderBy: newestBy('givenOn'),
        take: MAX_LIFELONG,
        select: scheduleDoseColumns,
      },
    },
  });
  if (!row) throw notFoundError();
  const { vaccinations, members, ...columns } = row;
  const today = dayIn(now(), members[0]?.user?.timeZone ?? 'UTC');
  const pet = toVaccinatedPet(columns);
  const requestedIds = new Set(doses.map(({ id }) => id));
  const others = vaccinations.filter(({ id }) => !requestedIds.has(id)).map(toScheduleDose);
  const statuses = statusesOn(pet, [...doses, ...others], today);
  return withMarks(pet, doses, others).flatMap((dose) => {
    const status = statuses.get(dose.id);
    return status ? [{ ...dose, status }] : [];
  });
}
