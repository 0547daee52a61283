import type { TaperStep } from '@/lib/collections/columns/medications';
import type { Day } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';
import type { Severity } from '@/lib/records/allergies/vocabulary';
import type { ConditionStatus } from '@/lib/records/conditions/vocabulary';
import type { AllergyCheck } from '@/lib/records/medications/allergy-warning';
import type { Frequency } from '@/lib/records/medications/vocabulary';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { Treatment } from '@/lib/records/treatments/treatment';
import type { MarkedVaccination } from '@/lib/records/vaccinations/dose-marks';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';

interface WithSource {
  source?: PublicSource;
}

export type PassportDose = Omit<MarkedVaccination, 'document' | 'reaction' | 'note'> & WithSource;

export interface PassportMedication extends WithSource {
  name: string;
  dosage: string | null;
  frequency: Frequency;
  startsOn: Day;
  endsOn: Day | null;
  steps: TaperStep[];
  allergyCheck: AllergyCheck;
}

export type PassportTreatment = Pick<Treatment, 'kind' | 'product' | 'substance' | 'givenBy'> & {
  givenAt: Date;
} & WithSource;

export interface PassportRecord {
  pet: {
    name: string;
    type: PetType;
    breed: string | null;
    gender: PetGender;
    dateOfBirth: Day | null;
    neutered: boolean | null;
    colour: string | null;
    markings: string | null;
    microchip: string | null;
    microchippedOn: Day | null;
    microchipPlace: string | null;
    passportNumber: string | null;
    emergencyContact: string | null;
    vetClinic: string | null;
    photoKey: string | null;
  };
  vaccinated: VaccinatedPet;
  timeZone: string;
  ownerName: string | null;
  vaccinations: PassportDose[];
  medications: PassportMedication[];
  treatments: PassportTreatment[];
  conditions: ({ name: string; status: ConditionStatus; diagnosedOn: Day | null } & WithSource)[];
  allergies: ({ allergen: string; severity: Severity; reaction: string | null } & WithSource)[];
  shareUrl: string | null;
}

export const passportParts = [
  'identification',
  'contacts',
  'vaccinations',
  'medication',
  'allergies',
  'conditions',
] as const;
export type PassportPart = (typeof passportParts)[number];
