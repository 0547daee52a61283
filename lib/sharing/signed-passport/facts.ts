import type { Day } from '@/lib/core/time/dates';

/**
 * Sources of a fact. Append new ones at the end, because passports contain their positions. `typed` is older than
 * recorded writers; `other` is one that only a later version knows.
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
  'read',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface Source {
  kind: SourceKind;
  by?: string;
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

/** Judged by the guideline at the time of signing: too early to count, or part of an incomplete primary series. */
export type DoseMark = 'tooEarly' | 'incomplete';

export interface SignedVaccination {
  /** Catalog id or free text. */
  vaccine: string;
  givenOn: Day;
  /** As recorded by the vet, never computed. */
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
  /** Day in the time zone where the pet lives. */
  givenOn: Day;
  source: Source;
}

/** Allow list: contains no contacts, and no names except readers with their clinic. */
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
