import type { WeightUnit } from '@/lib/core/i18n/units';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { MemberRole } from '@/lib/page-context/roles';
import type { PetCover, PetGender, PetType, VaccineProfile } from './vocabulary';

export const summaryColumns = {
  id: true,
  name: true,
  type: true,
  breed: true,
  gender: true,
  cover: true,
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

export interface SummaryRow {
  id: string;
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  cover: PetCover;
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
  weightUnit: WeightUnit;
  vaccineProfile: VaccineProfile | null;
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

export interface PetSummary {
  id: string;
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  cover: PetCover;
  dateOfBirth: Day | null;
  microchip: string | null;
  /** 1280 px; `&size=small` for 320 px. */
  photoUrl: string | null;
  deceasedOn: Day | null;
  archived: boolean;
}

export interface ListedPet extends PetSummary {
  role: MemberRole;
}

export interface BinnedPet {
  id: string;
  name: string;
  deletedOn: Day;
}

export interface WeightGoal {
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
  weightUnit: WeightUnit;
  vaccineProfile: VaccineProfile | null;
  country: string | null;
  /** ISO 3166-2. Determines if rabies vaccination is compulsory. */
  region: string | null;
  microchippedOn: Day | null;
  microchipPlace: string | null;
  extraVaccines: string[];
  highRisk: boolean;
  visitQuestions: string;
  weightGoal: WeightGoal | null;
  /** Rich text, sanitized on output (lib/core/text/rich-text.ts). */
  notes: string;
  createdAt: string;
  updatedAt: string;
}

/** Adds a version to the URL, so that caches serve no old photo. */
export function photoUrl(base: string, photoKey: string | null): string | null {
  return photoKey && `${base}/photo?v=${photoKey.slice(-8)}`;
}

export function toSummary(row: SummaryRow): PetSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    breed: row.breed,
    gender: row.gender,
    cover: row.cover,
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    microchip: row.microchip,
    photoUrl: photoUrl(`/api/pets/${row.id}`, row.photoKey),
    deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
    archived: row.archivedAt !== null,
  };
}

export const roleOf = ({ userId }: { userId: string }) => ({
  members: { where: { userId }, take: 1, select: { role: true } },
});

export function toListedPet(row: SummaryRow & { members: { role: MemberRole }[] }): ListedPet {
  return { ...toSummary(row), role: row.members[0]?.role ?? 'viewer' };
}

type GoalRow = Pick<PetRow, 'weightGoalGrams' | 'weightGoalFrom' | 'weightGoalBy'>;

export function weightGoalOf({
  weightGoalGrams: grams,
  weightGoalFrom: from,
  weightGoalBy: by,
}: GoalRow): WeightGoal | null {
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
    weightUnit: row.weightUnit,
    vaccineProfile: row.vaccineProfile,
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
