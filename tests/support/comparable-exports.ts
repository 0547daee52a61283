import { collectionEntry, collectionNames } from '@/lib/collections/registry';

const NOT_RESTORED = /^(id|source|responsible|bytes|avifWidths|.*Id|.*ById|createdAt|updatedAt|deletedAt)$/;

/** Rows without ids, times of writing and columns that only machines read. */
export function comparable(name: string, rows: Record<string, unknown>[]) {
  const collection = collectionNames.find((one) => collectionEntry(one).relation === name);
  const isLeft = (column: string) =>
    NOT_RESTORED.test(column) ||
    (collection !== undefined && collectionEntry(collection).columns[column]?.archived === true);
  const remainingRows = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !isLeft(column))),
  );
  return remainingRows.map((row) => JSON.stringify(row)).sort();
}

const restoredCollections = collectionNames.filter((name) => name !== 'photos' && name !== 'documents');
export const lists = [
  'pets',
  ...restoredCollections.map((name) => collectionEntry(name).relation),
  'doses',
  'completions',
  'skillChecks',
];
