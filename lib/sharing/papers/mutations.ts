import 'server-only';
import { entriesOf } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { addToImport, startImport } from '@/lib/collections/imports';
import type { CollectionName } from '@/lib/collections/registry';
import type { Author } from '@/lib/collections/rules';
import type { PaperSource } from '@/lib/collections/source';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { AppError } from '@/lib/core/runtime/errors';
import { shareable } from '@/lib/records/documents/document';
import { updatePet } from '@/lib/records/pets/mutations';
import { storedVaccinations } from '@/lib/records/vaccinations/collection';
import { weights } from '@/lib/records/weights/collection';
import type { PaperBody } from './schema';
import type { SavedPaper } from './vocabulary';

const invalidField = (name: string, message: string) =>
  new AppError('invalid', 'Please check the fields', { fields: { [name]: message } });

/** @throws AppError invalid for a receipt, and if the document or its entry is in the bin or not of the pet */
async function findSource(access: PetAccess<'edit'>, documentId: string): Promise<PaperSource> {
  const where = { id: documentId, ...entriesOf(access), ...shareable };
  const document = await db().document.findFirst({ where, select: { name: true } });
  if (!document) throw invalidField('documentId', 'entries.validation.invalid');
  return { kind: 'read', documentId, document: document.name };
}

/** Names the fields of a refused entry by its place. */
function throwFor(place: string, error: unknown): never {
  if (!(error instanceof AppError) || !error.detail.fields) throw error;
  const fields = Object.entries(error.detail.fields).map(([name, text]) => [`${place}.${name}`, text]);
  throw new AppError(error.code, error.message, { ...error.detail, fields: Object.fromEntries(fields) });
}

async function createAll<Input>(
  name: string,
  entries: readonly Input[],
  create: (entry: Input) => Promise<{ id: string }>,
) {
  const ids: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const { id } = await create(entry).catch((error) => throwFor(`${name}.${index}`, error));
    ids.push(id);
  }
  return ids;
}

/** @returns fields that were empty before @throws AppError invalid if the profile has another value */
async function fillProfile(access: PetAccess<'edit'>, pet: PaperBody['pet'], at: Date): Promise<PaperBody['pet']> {
  if (Object.keys(pet).length === 0) return {};
  await holdPet(access);
  const stored = await db().pet.findUniqueOrThrow({
    where: { id: access.petId },
    select: { microchip: true, passportNumber: true },
  });
  const fields = ['microchip', 'passportNumber'] as const;
  const taken = fields.find((name) => pet[name] && stored[name] && stored[name] !== pet[name]);
  if (taken) throw invalidField(`pet.${taken}`, 'papers.profileTaken');
  await updatePet(access, pet, at).catch((error) => throwFor('pet', error));
  return Object.fromEntries(fields.filter((name) => pet[name] && !stored[name]).map((name) => [name, pet[name]]));
}

const rowsOf = (collection: CollectionName, ids: readonly string[]) => ids.map((entryId) => ({ collection, entryId }));

/**
 * Stores what the owner confirmed, all or nothing, as one import.
 * @throws AppError as `create` of each collection, with fields such as `vaccinations.2.givenOn`
 */
export function savePaper(
  access: PetAccess<'edit'>,
  { importId, documentId, pet, ...entries }: PaperBody,
  { userId, ...author }: Author & { userId: string },
): Promise<SavedPaper> {
  const { at } = author;
  return transaction(async () => {
    const paper = await findSource(access, documentId);
    const reader = { ...author, paper };
    const doses = await createAll('vaccinations', entries.vaccinations, (entry) =>
      storedVaccinations.create(access, entry, reader),
    );
    const weighed = await createAll('weights', entries.weights, (entry) => weights.create(access, entry, reader));
    const profile = await fillProfile(access, pet, at);
    const rows = [...rowsOf('vaccinations', doses), ...rowsOf('weights', weighed)];
    const count = rows.length;
    const { petId } = access;
    const ownRow = Object.keys(profile).length > 0 ? [{ collection: 'profile' as const, entryId: petId }] : [];
    await startImport({ importId, userId, kind: 'papers', fileName: paper.document, entries: count, files: 0 }, at);
    await addToImport({ importId, userId }, { petId, rows: [...rows, ...ownRow], entries: count, profile });
    return { importId, vaccinations: doses, weights: weighed };
  });
}
