import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import type { AgendaPet } from './agenda-pet';

export interface NextVaccination {
  petId: string;
  petName: string;
  vaccineId: string;
  name: LocalizedText;
  due: Day;
  isEstimated: boolean;
}

type VaccinatedPets = Pick<AgendaPet, 'id' | 'name' | 'vaccinated' | 'vaccinations'>;

/** Next upcoming vaccination, else the most overdue one; null if none is planned. */
export function nextVaccination(pets: readonly VaccinatedPets[], today: Day): NextVaccination | null {
  const all = pets
    .flatMap(({ id: petId, name: petName, vaccinated, vaccinations }) =>
      datedVaccinations(vaccinated, vaccinations, today).map(({ vaccineId, name, due, certain }) => ({
        ...{ petId, petName, vaccineId, name, due, isEstimated: certain === 'computed' },
      })),
    )
    .sort((a, b) => a.due.localeCompare(b.due));
  return all.find(({ due }) => due >= today) ?? all[0] ?? null;
}
