import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { WithAttribution } from '@/lib/collections/attribution';
import type { Author } from '@/lib/collections/rules';
import { transaction } from '@/lib/core/db/client';
import { AppError } from '@/lib/core/runtime/errors';
import { storedVaccinations } from './collection';
import { markVaccinations, type StatedDose } from './queries';
import type { VaccinationCard } from './schema';
import type { Vaccination } from './vaccination';

/** Writes all entries or none. @throws AppError as `create`, with fields such as `entries.2.givenOn` */
export function createCard(
  access: PetAccess<'edit'>,
  { entries }: VaccinationCard,
  author: Author,
): Promise<{ entries: WithAttribution<Vaccination & StatedDose>[] }> {
  return transaction(async () => {
    const createdDoses: WithAttribution<Vaccination>[] = [];
    for (const [index, entry] of entries.entries()) {
      createdDoses.push(
        await storedVaccinations.create(access, entry, author).catch((error) => throwFor(index, error)),
      );
    }
    return { entries: await markVaccinations(access, createdDoses) };
  });
}

/** Names the fields of a refused entry by its place on the card. */
function throwFor(index: number, error: unknown): never {
  if (!(error instanceof AppError) || !error.detail.fields) throw error;
  const fields = Object.entries(error.detail.fields).map(([name, text]) => [`entries.${index}.${name}`, text]);
  throw new AppError(error.code, error.message, { ...error.detail, fields: Object.fromEntries(fields) });
}
