import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const vaccinationColumns = {
  id: true,
  vaccine: true,
  product: true,
  antigens: true,
  givenOn: true,
  validUntil: true,
  nextDueOn: true,
  manufacturer: true,
  batch: true,
  vetName: true,
  clinic: true,
  document: true,
  reaction: true,
  note: true,
} as const;

export const scheduleDoseColumns = {
  id: true,
  vaccine: true,
  product: true,
  antigens: true,
  givenOn: true,
  validUntil: true,
  nextDueOn: true,
} as const;

export interface Vaccination {
  id: string;
  /** A catalogue id, or the owner's own wording. */
  vaccine: string;
  product: string | null;
  antigens: string[];
  givenOn: Day;
  validUntil: Day | null;
  nextDueOn: Day | null;
  manufacturer: string | null;
  batch: string | null;
  vetName: string | null;
  clinic: string | null;
  document: string | null;
  reaction: string | null;
  note: string | null;
}

type Days = 'givenOn' | 'validUntil' | 'nextDueOn';
export type VaccinationRow = Omit<Vaccination, Days> & {
  givenOn: Date;
  validUntil: Date | null;
  nextDueOn: Date | null;
};

export type ScheduleDoseRow = Pick<VaccinationRow, keyof typeof scheduleDoseColumns>;

export function toScheduleDose(row: ScheduleDoseRow): Pick<Vaccination, keyof typeof scheduleDoseColumns> {
  return {
    id: row.id,
    vaccine: row.vaccine,
    product: row.product,
    antigens: row.antigens,
    givenOn: dayFromColumn(row.givenOn),
    validUntil: row.validUntil && dayFromColumn(row.validUntil),
    nextDueOn: row.nextDueOn && dayFromColumn(row.nextDueOn),
  };
}

export function toVaccination(row: VaccinationRow): Vaccination {
  return {
    ...toScheduleDose(row),
    manufacturer: row.manufacturer,
    batch: row.batch,
    vetName: row.vetName,
    clinic: row.clinic,
    document: row.document,
    reaction: row.reaction,
    note: row.note,
  };
}

export function checkVaccination(dose: Vaccination, pet: CollectionPet): Record<string, string> {
  if (isBeforeBirth(dose.givenOn, pet.dateOfBirth)) return { givenOn: 'entries.validation.beforeBirth' };
  if (dose.validUntil && dose.validUntil < dose.givenOn) return { validUntil: 'entries.validation.endBeforeStart' };
  if (dose.nextDueOn && dose.nextDueOn < dose.givenOn) return { nextDueOn: 'entries.validation.endBeforeStart' };
  return {};
}
