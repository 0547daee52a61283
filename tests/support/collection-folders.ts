import { collectionEntry, collectionNames, collectionPath } from '@/lib/collections/registry';

/** Folders below `app/api` of each collection's list and entries. */
export const collectionFolders = collectionNames.map((name) => {
  const list = `pets/[petId]/${collectionPath(name, (parent) => `[${parent}]`)}`;
  return { name, list, item: `${list}/[${collectionEntry(name).parameter}]` };
});
