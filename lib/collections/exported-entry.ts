import type { CollectionPet } from './collection-pet';
import type { Author, CollectionRules, ColumnValues, Row } from './rules';

type EntryReading = { columns: ColumnValues } | { problem: string };

export interface ImportMethods {
  perPet: number | undefined;
  /**
   * Checks the fields of imported entries like those of new ones, but asks no question about unlikely values.
   * @returns function to the columns to insert, or to the message of the first problem
   */
  importReader: (pet: CollectionPet, author: Author) => (fields: ColumnValues) => EntryReading;
  /** @returns function to the columns to insert, or null if the entry is refused */
  exportedReader: (pet: CollectionPet, author: Author) => (fields: ColumnValues) => ColumnValues | null;
}

export function importMethods<Stored extends Row, Item extends { id: string }, Input, Patch>({
  input,
  perPet,
  check,
  toColumns,
  onCreate,
}: CollectionRules<Stored, Item, Input, Patch>): ImportMethods {
  const importReader: ImportMethods['importReader'] = (pet, author) => {
    const schema = input(author.at);
    return (fields) => {
      const entry = schema.safeParse(fields);
      if (!entry.success) return { problem: entry.error.issues[0]?.message ?? 'entries.validation.invalid' };
      // The fields have the API's format, and missing ones their defaults.
      const [problem] = Object.values(
        check?.({ ...entry.data, ...fields } as unknown as Item, pet, author.timeZone) ?? {},
      );
      return problem ? { problem } : { columns: { ...toColumns(entry.data), ...onCreate?.(entry.data, author) } };
    };
  };
  return {
    perPet,
    importReader,
    exportedReader: (pet, author) => {
      const readEntry = importReader(pet, author);
      return (fields) => {
        const entry = readEntry(fields);
        return 'columns' in entry ? entry.columns : null;
      };
    },
  };
}
