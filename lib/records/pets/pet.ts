import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { PetGender, PetType, VaccineProfile } from './vocabulary';

/** The columns of a card, and of a whole pet: one list, so that a query and its row's type can't drift. */
export const summaryColumns = {
  id: true,
  name: true,
  type: true,
  breed: true,
  gender: true,
  dateOfBirth: true,
  microchip: true,
  photoKey: true,
  deceasedOn: true,
  archivedAt: true,
} as const;

export const petColumns = {
  ...summaryColumns,
  colour: true,
  markings: true,
  neutered: true,
  passportNumber: true,
  insurance: true,
  emergencyContact: true,
  vetClinic: true,
  weightUnit: true,
  vaccineProfile: true,
  country: true,
  region: true,
  microchippedOn: true,
  microchipPlace: true,
  extraVaccines: true,
  highRisk: true,
  visitQuestions: true,
  weightGoalGrams: true,
  weightGoalFrom: true,
  weightGoalBy: true,
  notes: true,
  createdAt: true,
  updatedAt: true,
} as const;

interface SummaryRow {
  id: string;
  name: string;
  type: string;
  breed: string | null;
  gender: string;
  dateOfBirth: Date | null;
  microchip: string | null;
  photoKey: string | null;
  deceasedOn: Date | null;
  archivedAt: Date | null;
}

interface PetRow extends SummaryRow {
  colour: string | null;
  markings: string | null;
  neutered: boolean | null;
  passportNumber: string | null;
  insurance: string | null;
  emergencyContact: string | null;
  vetClinic: string | null;
  weightUnit: string;
  vaccineProfile: string;
  country: string | null;
  region: string | null;
  microchippedOn: Date | null;
  microchipPlace: string | null;
  extraVaccines: string[];
  highRisk: boolean;
  visitQuestions: string;
  weightGoalGrams: number | null;
  weightGoalFrom: Date | null;
  weightGoalBy: Date | null;
  notes: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What a card shows of a pet. Days are `YYYY-MM-DD`. */
export interface PetSummary {
  id: string;
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  dateOfBirth: Day | null;
  microchip: string | null;
  /** 1280 px; `&size=small` for 320 px. */
  photoUrl: string | null;
  deceasedOn: Day | null;
  archived: boolean;
}

/** A pet that was deleted and can still be brought back. */
export interface BinnedPet {
  id: string;
  name: string;
  /** In UTC. */
  deletedOn: Day;
}

/** A planned diet or gain. */
export interface WeightGoal {
  /** The weight to reach. */
  grams: number;
  from: Day;
  by: Day;
}

export interface Pet extends PetSummary {
  colour: string | null;
  markings: string | null;
  neutered: boolean | null;
  passportNumber: string | null;
  insurance: string | null;
  emergencyContact: string | null;
  vetClinic: string | null;
  weightUnit: 'kg' | 'lb';
  /** Whose guideline plans the vaccinations. */
  vaccineProfile: VaccineProfile;
  /** Where it lives: ISO 3166-1 alpha-2. */
  country: string | null;
  /** Where in that country: ISO 3166-2. The rabies duty of a region that is known holds. */
  region: string | null;
  /** When the chip was put in or first read. */
  microchippedOn: Day | null;
  /** Where on the body it lies. */
  microchipPlace: string | null;
  /** Vaccines that are planned though they are not core. */
  extraVaccines: string[];
  /** Boarding, many animals, outdoors. */
  highRisk: boolean;
  /** For the next visit to the vet, one a line. */
  visitQuestions: string;
  weightGoal: WeightGoal | null;
  /** Rich text; clean on output (lib/core/text/rich-text.ts). */
  notes: string;
  createdAt: string;
  updatedAt: string;
}

/** Where a photo is served; its version is part of the URL, so a new photo is never an old one from a cache. */
export function photoUrl(base: string, photoKey: string | null): string | null {
  return photoKey && `${base}/photo?v=${photoKey.slice(-8)}`;
}

export function toSummary(row: SummaryRow): PetSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type as PetType,
    breed: row.breed,
    gender: row.gender as PetGender,
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    microchip: row.microchip,
    photoUrl: photoUrl(`/api/pets/${row.id}`, row.photoKey),
    deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
    archived: row.archivedAt !== null,
  };
}

function weightGoalOf({ weightGoalGrams: grams, weightGoalFrom: from, weightGoalBy: by }: PetRow): WeightGoal | null {
  return grams && from && by ? { grams, from: dayFromColumn(from), by: dayFromColumn(by) } : null;
}

export function toPet(row: PetRow): Pet {
  return {
    ...toSummary(row),
    colour: row.colour,
    markings: row.markings,
    neutered: row.neutered,
    passportNumber: row.passportNumber,
    insurance: row.insurance,
    emergencyContact: row.emergencyContact,
    vetClinic: row.vetClinic,
    weightUnit: row.weightUnit as 'kg' | 'lb',
    vaccineProfile: row.vaccineProfile as VaccineProfile,
    country: row.country,
    region: row.region,
    microchippedOn: row.microchippedOn && dayFromColumn(row.microchippedOn),
    microchipPlace: row.microchipPlace,
    extraVaccines: row.extraVaccines,
    highRisk: row.highRisk,
    visitQuestions: row.visitQuestions,
    weightGoal: weightGoalOf(row),
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
