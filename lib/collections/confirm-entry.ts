import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { Prisma, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import type { Values } from '@/lib/versions/merge';
import { lockEntry } from './entry-locks';
import { factColumns, factsOf, factsThatDiffer, recordFactChange } from './fact-changes';
import { collectionEntry, type FactCollection } from './registry';
import { originOf, type ReaderSource, type StoredSource, storedSource } from './source';
import { collectionTable } from './table';

interface Entry {
  name: FactCollection;
  id: string;
}

async function holdFacts(access: PetAccess<'edit'>, { name, id }: Entry) {
  const columns = [...factColumns(name), 'source', 'createdById'];
  const row = await lockEntry(access, { table: collectionEntry(name).table, id, columns });
  if (row.deletedAt) throw notFoundError();
  return row;
}

/** Locks an entry until the transaction ends, and reads its facts and source. @throws AppError not_found */
export async function holdSource(
  access: PetAccess<'edit'>,
  entry: Entry,
): Promise<{ facts: Values; source: StoredSource | null }> {
  const row = await holdFacts(access, entry);
  return { facts: factsOf(entry.name, row), source: storedSource(row.source) };
}

export async function setSource(
  { petId }: PetAccess<'edit'>,
  { name, id }: Entry,
  source: StoredSource | null,
): Promise<void> {
  const data = { source: source === null ? Prisma.DbNull : ({ ...source } as Prisma.InputJsonObject) };
  await collectionTable(name).updateManyAndReturn({ where: { id, petId }, data, select: { id: true } });
}

/**
 * Marks an entry as confirmed by a link reader if it still has the facts that the reader saw.
 * @param opened facts that the reader saw
 * @throws AppError not_found; overtaken if a fact changed since
 */
export function confirmEntry(
  access: PetAccess<'edit'>,
  entry: Entry,
  { opened, reader, at }: { opened: Values; reader: ReaderSource; at: Date },
): Promise<void> {
  return transaction(async () => {
    const row = await holdFacts(access, entry);
    const facts = factsOf(entry.name, row);
    if (Object.keys(factsThatDiffer(facts, opened)).length > 0) {
      throw new AppError('overtaken', 'Someone has changed this since it was confirmed');
    }
    await recordFactChange(access, { ...entry, at, before: row, after: row, reader });
    await setSource(access, entry, { ...reader, ...originOf(row.source) });
  });
}
