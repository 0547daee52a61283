import { addDays, type Day } from '@/lib/core/time/dates';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';
import { bySoonest, schedule } from './schedule';
import { addedOn, type VaccinatedPet } from './vaccinated-pet';
import { datesByVet } from './vet-dates';

/**
 * What is due for a pet, soonest first: by the schedule, and by what a vet wrote on doses that the schedule has no plan
 * for. Nothing after death.
 * @param doses all that are known, in any order
 */
export function dueVaccinations(pet: VaccinatedPet, doses: readonly ScheduleDose[], today: Day): PlannedVaccine[] {
  if (pet.deceasedOn) return [];
  const { vaccineProfile, createdAt: _, ...rest } = pet;
  const planned = schedule({ ...rest, profile: vaccineProfile, addedOn: addedOn(pet), doses, today });
  return [...planned, ...datesByVet(pet, doses, planned, today)].sort(bySoonest);
}

/**
 * The vaccinations that are due on a day of their own. One whose day moves along with the day that asks, because nothing
 * is known of the animal, is no date to remind of or to write into a calendar.
 */
export function datedVaccinations(
  pet: VaccinatedPet,
  vaccinations: readonly ScheduleDose[],
  today: Day,
): (PlannedVaccine & { due: Day })[] {
  const planned = dueVaccinations(pet, vaccinations, today);
  // Only what is due on the very day that asks can be due on another one tomorrow.
  const moving = planned.some(({ due }) => due === today) ? dueVaccinations(pet, vaccinations, addDays(today, 1)) : [];
  const tomorrow = new Map(moving.map(({ vaccineId, due }) => [vaccineId, due]));
  return planned.flatMap((plan) =>
    plan.due !== null && (plan.due !== today || plan.due === tomorrow.get(plan.vaccineId))
      ? [{ ...plan, due: plan.due }]
      : [],
  );
}
