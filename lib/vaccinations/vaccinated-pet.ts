import { type Day, dayFromColumn } from '@/lib/core/dates';

/** What the plan needs of a pet, as the pet has it. */
export interface VaccinatedPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  vaccineProfile: 'wsava' | 'aaha';
  rabiesRegion: string | null;
  extraVaccines: string[];
  highRisk: boolean;
}

export const vaccinatedColumns = {
  type: true,
  dateOfBirth: true,
  deceasedOn: true,
  vaccineProfile: true,
  rabiesRegion: true,
  extraVaccines: true,
  highRisk: true,
} as const;

export type PetDays = { dateOfBirth: Date | null; deceasedOn: Date | null; vaccineProfile: string };

/** A pet as the plan of its vaccinations takes it. */
export function toVaccinatedPet<Row extends PetDays>({ dateOfBirth, deceasedOn, vaccineProfile, ...rest }: Row) {
  return {
    ...rest,
    dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth),
    deceasedOn: deceasedOn && dayFromColumn(deceasedOn),
    vaccineProfile: vaccineProfile as 'wsava' | 'aaha',
  };
}
