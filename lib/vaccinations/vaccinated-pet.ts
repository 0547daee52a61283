import { dayFromColumn } from '@/lib/core/dates';

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
