import type { Day } from '@/lib/core/time/dates';

/**
 * Whose word a fact is, in the order in which they came to be; new ones are added at the end. `typed` is from before
 * entries named their writers, `other` is one that only a later version knows.
 */
export const sourceKinds = [
  'typed',
  'owner',
  'carer',
  'document',
  'imported',
  'proposed',
  'confirmed',
  'other',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface Source {
  kind: SourceKind;
  /** Who confirmed or proposed it, with their clinic. */
  by?: string;
  /** Domain of the clinic's email address whose code they entered. */
  through?: string;
}

export interface SignedAllergy {
  name: string;
  source: Source;
}

export interface SignedMedication {
  name: string;
  dosage: string | null;
  /** A code of lib/records/medications/vocabulary.ts. */
  frequency: string;
  source: Source;
}

/** By the guideline when it was signed: too early to count, or of a primary series that is not recorded in full. */
export type DoseMark = 'tooEarly' | 'incomplete';

export interface SignedVaccination {
  /** A catalogue id, or the owner's own wording. */
  vaccine: string;
  givenOn: Day;
  /** As the vet wrote it; never computed. */
  validUntil: Day | null;
  nextDueOn: Day | null;
  batch: string | null;
  mark: DoseMark | null;
  source: Source;
}

export interface SignedTreatment {
  /** A code of lib/records/treatments/vocabulary.ts. */
  kind: string;
  product: string;
  /** In the zone where the pet lives. */
  givenOn: Day;
  source: Source;
}

/** An allow-list: no contacts, and no name of a person but of a reader with their clinic. */
export interface PassportFacts {
  name: string;
  type: string;
  breed: string | null;
  gender: string;
  neutered: boolean | null;
  dateOfBirth: Day | null;
  colour: string | null;
  microchip: string | null;
  microchippedOn: Day | null;
  allergies: SignedAllergy[];
  medications: SignedMedication[];
  /** The last of each vaccine, newest first. */
  vaccinations: SignedVaccination[];
  /** The last of each kind, newest first. */
  treatments: SignedTreatment[];
}

export const listNames = ['vaccinations', 'medications', 'allergies', 'treatments'] as const;
export type ListName = (typeof listNames)[number];

export interface SignedFacts extends PassportFacts {
  leftOut: Record<ListName, number>;
}
