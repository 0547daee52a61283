import type { CollectionPet } from './collection-pet';
import type { Author, CollectionRules, ColumnValues, Row } from './rules';

export interface Importing {
  perPet: number | undefined;
  /**
   * Checks the fields of an exported entry like those of a new one, but asks no question about unlikely values.
   * @returns columns to insert, null if it is refused
   */
  readExported: (fields: ColumnValues, pet: CollectionPet, author: Author) => ColumnValues | null;
}

export function importing<Stored extends Row, Item extends { id: string }, Input, Patch>({
  input,
  perPet,
  check,
  toColumns,
  onCreate,
}: CollectionRules<Stored, Item, Input, Patch>): Importing {
  return {
    perPet,
    readExported(fields, pet, author) {
      const entry = input(author.at).safeParse(fields);
      if (!entry.success) return null;
      // An export has the API's format.
      const problems = check?.(fields as unknown as Item, pet, author.timeZone) ?? {};
      if (Object.keys(problems).length > 0) return null;
      return { ...toColumns(entry.data), ...onCreate?.(entry.data, author) };
    },
  };
}
