import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { type PetCollection, petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { markVaccinations, type StatedDose } from './queries';
import { type VaccinationInput, type VaccinationPatch, vaccinationInput, vaccinationPatch } from './schema';
import {
  checkVaccination,
  toVaccination,
  type Vaccination,
  type VaccinationRow,
  vaccinationColumns,
} from './vaccination';

/** Without marks and status. */
export const storedVaccinations = petCollection<VaccinationRow, Vaccination, VaccinationInput, VaccinationPatch>({
  name: 'vaccinations',
  input: (at) => vaccinationInput(latestDay(at)),
  patch: (at) => vaccinationPatch(latestDay(at)),
  columns: vaccinationColumns,
  newestBy: 'givenOn',
  toItem: toVaccination,
  toColumns: ({ givenOn, validUntil, nextDueOn, ...plain }) => ({
    ...plain,
    givenOn: columnFromDay(givenOn),
    validUntil: columnFromDay(validUntil),
    nextDueOn: columnFromDay(nextDueOn),
  }),
  check: checkVaccination,
});

async function withMark<Dose extends Vaccination>(access: PetAccess<'view'>, dose: Dose): Promise<Dose & StatedDose> {
  const [one] = await markVaccinations(access, [dose]);
  return one as Dose & StatedDose;
}

/** Each read and write costs one more round trip, because marks and status depend on the pet and its other doses. */
export const vaccinations: PetCollection<Vaccination & StatedDose, VaccinationInput, VaccinationPatch> = {
  ...storedVaccinations,
  list: async (access, page) => {
    const { items, nextCursor } = await storedVaccinations.list(access, page);
    return { items: await markVaccinations(access, items), nextCursor };
  },
  get: async (access, id) => withMark(access, await storedVaccinations.get(access, id)),
  getStored: async (access, id) => withMark(access, await storedVaccinations.getStored(access, id)),
  create: async (access, input, author, id) =>
    withMark(access, await storedVaccinations.create(access, input, author, id)),
  update: async (access, id, patch, author, ifMatch) =>
    withMark(access, await storedVaccinations.update(access, id, patch, author, ifMatch)),
  restore: async (access, id, at) => withMark(access, await storedVaccinations.restore(access, id, at)),
};
