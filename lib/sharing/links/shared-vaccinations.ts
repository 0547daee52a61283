import { inEachLocale } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { sharedStamps } from './shared-stamps';
import type { SharedLastDose, SharedView } from './shared-view';

type SharedVaccinations = NonNullable<SharedView['vaccinations']>;
type GivenDose = Vaccination & { source?: PublicSource };

function lastDosesOf(
  { countedDoses, lastGivenOn, name }: PlannedVaccine,
  doses: readonly GivenDose[],
): SharedLastDose[] {
  return doses
    .filter(({ id, givenOn }) => givenOn === lastGivenOn && countedDoses.includes(id))
    .map(({ vaccine, product, batch, source }) => {
      const isKnown = findVaccine(vaccine) !== undefined || vaccine === name.en;
      return { product, batch, typed: isKnown ? null : vaccine, ...(source && { source }) };
    });
}

export function sharedVaccinations(
  pet: VaccinatedPet,
  recordedDoses: readonly GivenDose[],
  today: Day,
): SharedVaccinations {
  const doses = withMarks(pet, recordedDoses);
  const plannedVaccines = dueVaccinations(pet, doses, today);
  return {
    region: pet.region,
    stamps: sharedStamps(doses, plannedVaccines, pet.deceasedOn ?? today),
    planned: plannedVaccines.map((one) => {
      const { name, status, due, lastDoseStatus, lastGivenOn, tooEarlyOn, tooEarlyBy, beforeChip, certain } = one;
      const sharedFields = {
        name,
        status,
        due,
        lastDoseStatus,
        lastGivenOn,
        tooEarlyOn,
        tooEarlyBy,
        beforeChip,
        certain,
      };
      return { ...sharedFields, lastDoses: lastDosesOf(one, doses) };
    }),
    doses: doses.map(({ vaccine, product, givenOn, validUntil, manufacturer, batch, vetName, clinic, ...marks }) => ({
      vaccine: findVaccine(vaccine)?.name ?? inEachLocale(() => vaccine),
      ...{ product, givenOn, validUntil, manufacturer, batch, vetName, clinic },
      ...{ tooEarly: marks.tooEarly, beforeChip: marks.beforeChip, source: marks.source },
    })),
  };
}
