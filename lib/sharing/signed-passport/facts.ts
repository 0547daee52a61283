import type { Day } from '@/lib/core/time/dates';

/**
 * Sources of a fact, in the order they were added; append new ones at the end. `typed` predates recorded writers,
 * `other` is one that only a later version knows.
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
  /** Reader who confirmed or proposed it, with their clinic. */
  by?: string;
  /** Domain of the clinic's email address, which the reader verified with a code. */
  through?: string;
}

export interface SignedAllergy {
  name: string;
  source: Source;
}

export interface SignedMedication {
  name: string;
  dosage: string | null;
  /** Code from lib/records/medications/vocabulary.ts. */
  frequency: string;
  source: Source;
}

/** Judged by the guideline when signed: too early to count, or part of an incomplete primary series. */
export type DoseMark = 'tooEarly' | 'incomplete';

export interface SignedVaccination {
  /** Catalog id, or the owner's own wording. */
  vaccine: string;
  givenOn: Day;
  /** As recorded by the vet; never computed. */
  validUntil: Day | null;
  nextDueOn: Day | null;
  batch: string | null;
  mark: DoseMark | null;
  source: Source;
}

export interface SignedTreatment {
  /** Code from lib/records/treatments/vocabulary.ts. */
  kind: string;
  product: string;
  /** Day in the zone where the pet lives. */
  givenOn: Day;
  source: Source;
}

/** Allow-list: no contacts and no names, except a reader with their clinic. */
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
  /** Latest of each vaccine, newest first. */
  vaccinations: SignedVaccination[];
  /** Latest of each kind, newest first. */
  treatments: SignedTreatment[];
}

export const listNames = ['vaccinations', 'medications', 'allergies', 'treatments'] as const;
export type ListName = (typeof listNames)[number];

export interface SignedFacts extends PassportFacts {
  leftOut: Record<ListName, number>;
}
