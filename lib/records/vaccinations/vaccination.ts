import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { vaccinations } from '@/lib/collections/columns/vaccinations';
import { dayFromColumn } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const vaccinationColumns = /* @__PURE__ */ selectOf(vaccinations);

export const scheduleDoseColumns = {
  id: true,
  vaccine: true,
  product: true,
  antigens: true,
  givenOn: true,
  validUntil: true,
  nextDueOn: true,
} as const;

export type Vaccination = EntryOf<'Vaccination', typeof vaccinations>;

export type VaccinationRow = RowOf<'Vaccination', typeof vaccinations>;

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

export const toVaccination = (row: VaccinationRow): Vaccination =>
  entryOf<'Vaccination', typeof vaccinations>(vaccinations, row);

export function checkVaccination(dose: Vaccination, pet: CollectionPet): Record<string, string> {
  if (isBeforeBirth(dose.givenOn, pet.dateOfBirth)) return { givenOn: 'entries.validation.beforeBirth' };
  if (dose.validUntil && dose.validUntil < dose.givenOn) return { validUntil: 'entries.validation.endBeforeStart' };
  if (dose.nextDueOn && dose.nextDueOn < dose.givenOn) return { nextDueOn: 'entries.validation.endBeforeStart' };
  return {};
}
