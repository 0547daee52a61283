import 'server-only';
import { petCollection } from '@/lib/access/collection-store';
import { columnFromDay, latestDay } from '@/lib/core/dates';
import { type VaccinationInput, type VaccinationPatch, vaccinationInput, vaccinationPatch } from './schema';
import {
  checkVaccination,
  toVaccination,
  type Vaccination,
  type VaccinationRow,
  vaccinationColumns,
} from './vaccination';

export const vaccinations = petCollection<VaccinationRow, Vaccination, VaccinationInput, VaccinationPatch>({
  table: 'vaccination',
  input: (at) => vaccinationInput(latestDay(at)),
  patch: (at) => vaccinationPatch(latestDay(at)),
  columns: vaccinationColumns,
  newestBy: 'givenOn',
  reminds: 'pet',
  toItem: toVaccination,
  toColumns: ({ givenOn, validUntil, nextDueOn, ...plain }) => ({
    ...plain,
    givenOn: columnFromDay(givenOn),
    validUntil: columnFromDay(validUntil),
    nextDueOn: columnFromDay(nextDueOn),
  }),
  check: checkVaccination,
});
