import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Attributed } from '@/lib/collections/attribution';
import type { Author } from '@/lib/collections/rules';
import { type PetCollection, petCollection } from '@/lib/collections/store';
import { transaction } from '@/lib/core/db/client';
import { AppError } from '@/lib/core/runtime/errors';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { markVaccinations, type StatedDose } from './queries';
import {
  type VaccinationCard,
  type VaccinationInput,
  type VaccinationPatch,
  vaccinationInput,
  vaccinationPatch,
} from './schema';
import {
  checkVaccination,
  toVaccination,
  type Vaccination,
  type VaccinationRow,
  vaccinationColumns,
} from './vaccination';

const stored = petCollection<VaccinationRow, Vaccination, VaccinationInput, VaccinationPatch>({
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

async function marked<Dose extends Vaccination>(access: PetAccess<'view'>, dose: Dose): Promise<Dose & StatedDose> {
  const [one] = await markVaccinations(access, [dose]);
  return one as Dose & StatedDose;
}

/** Each read and write costs one more round trip, because marks and status depend on the pet and its other doses. */
export const vaccinations: PetCollection<Vaccination & StatedDose, VaccinationInput, VaccinationPatch> = {
  ...stored,
  list: async (access, page) => {
    const { items, nextCursor } = await stored.list(access, page);
    return { items: await markVaccinations(access, items), nextCursor };
  },
  get: async (access, id) => marked(access, await stored.get(access, id)),
  getStored: async (access, id) => marked(access, await stored.getStored(access, id)),
  create: async (access, input, author, id) => marked(access, await stored.create(access, input, author, id)),
  update: async (access, id, patch, author, ifMatch) =>
    marked(access, await stored.update(access, id, patch, author, ifMatch)),
  restore: async (access, id, at) => marked(access, await stored.restore(access, id, at)),
};

/** Writes all entries or none. @throws AppError as `create`, with fields such as `entries.2.givenOn` */
export function createCard(
  access: PetAccess<'edit'>,
  { entries }: VaccinationCard,
  author: Author,
): Promise<{ entries: Attributed<Vaccination & StatedDose>[] }> {
  return transaction(async () => {
    const created: Attributed<Vaccination>[] = [];
    for (const [index, entry] of entries.entries()) {
      created.push(await stored.create(access, entry, author).catch((error) => throwFor(index, error)));
    }
    return { entries: await markVaccinations(access, created) };
  });
}

/** Names the fields of a refused entry by its place on the card. */
function throwFor(index: number, error: unknown): never {
  if (!(error instanceof AppError) || !error.detail.fields) throw error;
  const fields = Object.entries(error.detail.fields).map(([name, text]) => [`entries.${index}.${name}`, text]);
  throw new AppError(error.code, error.message, { ...error.detail, fields: Object.fromEntries(fields) });
}
