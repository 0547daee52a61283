import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import type { Values } from '@/lib/versions/merge';
import { factNames, plainValue } from './column';
import { type CollectionName, collectionEntry } from './registry';
import { originOf, type ReaderSource, sourceAfterChange } from './source';

export const factColumns = (name: CollectionName): string[] => factNames(collectionEntry(name).columns);

export function factsOf(name: CollectionName, row: object): Values {
  const values = row as Values;
  const { columns } = collectionEntry(name);
  return Object.fromEntries(
    factNames(columns).map((column) => [column, plainValue(values[column], columns[column] ?? {})]),
  );
}

export function factsThatDiffer(before: Values, now: Values): Values {
  return Object.fromEntries(
    Object.entries(before).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(now[column])),
  );
}

const pickValues = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((column) => [column, values[column] ?? null]));

interface FactChange {
  name: CollectionName;
  id: string;
  at: Date;
  before: object;
  after: object;
  reader: ReaderSource | null;
}

export async function recordFactChange(
  access: PetAccess<'edit'>,
  { name, id, at, before, after, reader }: FactChange,
): Promise<Prisma.InputJsonValue | typeof Prisma.DbNull | undefined> {
  const was = factsOf(name, before);
  const became = factsOf(name, after);
  const names = Object.keys(factsThatDiffer(was, became));
  if (names.length === 0 && reader === null) return undefined;
  const { petId, memberId } = access;
  const { source, createdById } = before as { source?: unknown; createdById: string | null };
  await db().entryChange.create({
    data: {
      id: newId(),
      ...{ petId, collection: name, entryId: id, at, memberId },
      source: reader ? { ...reader } : Prisma.DbNull,
      was: pickValues(was, names) as Prisma.InputJsonObject,
      became: pickValues(became, names) as Prisma.InputJsonObject,
    },
  });
  const now = reader ? { ...reader, ...originOf(source) } : sourceAfterChange(source, { memberId, createdById, at });
  if (now === null && !source) return undefined;
  return now === null ? Prisma.DbNull : ({ ...now } as Prisma.InputJsonObject);
}
