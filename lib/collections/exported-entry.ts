import type { CollectionPet } from './collection-pet';
import type { Author, CollectionRules, ColumnValues, Row } from './rules';

export interface ImportMethods {
  perPet: number | undefined;
  /**
   * Checks the fields of exported entries like those of new ones, but asks no question about unlikely values.
   * @returns function to the columns to insert, or null if the entry is refused
   */
  exportedReader: (pet: CollectionPet, author: Author) => (fields: ColumnValues) => ColumnValues | null;
}

export function importMethods<Stored extends Row, Item extends { id: string }, Input, Patch>({
  input,
  perPet,
  check,
  toColumns,
  onCreate,
}: CollectionRules<Stored, Item, Input, Patch>): ImportMethods {
  return {
    perPet,
    exportedReader(pet, author) {
      const schema = input(author.at);
      return (fields) => {
        const entry = schema.safeParse(fields);
        if (!entry.success) return null;
        // An export has the API's format.
        const problems = check?.(fields as unknown as Item, pet, author.timeZone) ?? {};
        if (Object.keys(problems).length > 0) return null;
        return { ...toColumns(entry.data), ...onCreate?.(entry.data, author) };
      };
    },
  };
}
