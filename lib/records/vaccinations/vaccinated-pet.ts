import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { ChosenProfile } from './vocabulary';

export interface VaccinatedPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  vaccineProfile: ChosenProfile;
  country: string | null;
  region: string | null;
  extraVaccines: string[];
  highRisk: boolean;
  microchippedOn: Day | null;
  createdAt: string;
}

export function addedOn({ createdAt }: Pick<VaccinatedPet, 'createdAt'>): Day {
  return createdAt.slice(0, 10);
}

export const vaccinatedColumns = {
  type: true,
  dateOfBirth: true,
  deceasedOn: true,
  vaccineProfile: true,
  country: true,
  region: true,
  extraVaccines: true,
  highRisk: true,
  microchippedOn: true,
  createdAt: true,
} as const;

export type PetDays = {
  dateOfBirth: Date | null;
  deceasedOn: Date | null;
  microchippedOn: Date | null;
  createdAt: Date;
};

export function toVaccinatedPet<Row extends PetDays>(row: Row) {
  const { dateOfBirth, deceasedOn, microchippedOn, createdAt, ...rest } = row;
  return {
    ...rest,
    dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth),
    deceasedOn: deceasedOn && dayFromColumn(deceasedOn),
    microchippedOn: microchippedOn && dayFromColumn(microchippedOn),
    createdAt: createdAt.toISOString(),
  };
}
