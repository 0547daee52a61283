import { addDays, type Day } from '@/lib/core/time/dates';
import { profileOf } from './catalogue';
import { doseStatuses } from './dose-statuses';
import { isUndated, type PlannedVaccine, type ScheduleDose } from './planned-vaccine';
import { bySoonest, schedule } from './schedule';
import { unplannedVaccines } from './unplanned-vaccines';
import { addedOn, type VaccinatedPet } from './vaccinated-pet';

export function dueVaccinations(pet: VaccinatedPet, doses: readonly ScheduleDose[], today: Day): PlannedVaccine[] {
  if (pet.deceasedOn) return [];
  const plannedVaccines = schedule({ ...pet, profile: profileOf(pet), addedOn: addedOn(pet), doses, today });
  return [...plannedVaccines, ...unplannedVaccines(pet, doses, plannedVaccines, today)].sort(bySoonest);
}

export function statusesOn(pet: VaccinatedPet, doses: readonly ScheduleDose[], today: Day) {
  const day = pet.deceasedOn ?? today;
  return doseStatuses(doses, dueVaccinations(pet, doses, day), day);
}

type DatedVaccine = PlannedVaccine & { due: Day };

interface DatedPlan {
  planned: readonly PlannedVaccine[];
  dated: readonly DatedVaccine[];
}

const lastPlans = new WeakMap<readonly ScheduleDose[], DatedPlan & { pet: VaccinatedPet; today: Day }>();

function planOf(pet: VaccinatedPet, vaccinations: readonly ScheduleDose[], today: Day): DatedPlan {
  const cachedPlan = lastPlans.get(vaccinations);
  if (cachedPlan && cachedPlan.pet === pet && cachedPlan.today === today) return cachedPlan;
  const plannedVaccines = dueVaccinations(pet, vaccinations, today);
  const plan = { pet, today, planned: plannedVaccines, dated: selectDated(plannedVaccines, pet, vaccinations, today) };
  lastPlans.set(vaccinations, plan);
  return plan;
}

export function datedVaccinations(
  pet: VaccinatedPet,
  vaccinations: readonly ScheduleDose[],
  today: Day,
): readonly DatedVaccine[] {
  return planOf(pet, vaccinations, today).dated;
}

export function areDatesMissing(pet: VaccinatedPet, vaccinations: readonly ScheduleDose[], today: Day): boolean {
  return planOf(pet, vaccinations, today).planned.some(isUndated);
}

function selectDated(
  plannedVaccines: readonly PlannedVaccine[],
  pet: VaccinatedPet,
  vaccinations: readonly ScheduleDose[],
  today: Day,
): DatedVaccine[] {
  // Only a date that equals today can be different tomorrow.
  let tomorrow: Map<string, Day | null> | undefined;
  const dueTomorrow = () => {
    const tomorrowsVaccines = dueVaccinations(pet, vaccinations, addDays(today, 1));
    return new Map(tomorrowsVaccines.map(({ vaccineId, due }) => [vaccineId, due]));
  };
  const isMoving = ({ vaccineId, due }: PlannedVaccine) => {
    if (due !== today) return false;
    tomorrow ??= dueTomorrow();
    return tomorrow.get(vaccineId) !== today;
  };
  return plannedVaccines.flatMap((plan) => (plan.due === null || isMoving(plan) ? [] : [{ ...plan, due: plan.due }]));
}
