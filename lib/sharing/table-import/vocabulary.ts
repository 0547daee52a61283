import type { CollectionPet } from '@/lib/collections/collection-pet';

const MiB = 1024 * 1024;

/** Limits of one table: bytes of its file, rows and columns; and of one request: entries and bytes. */
export const tableLimits = {
  ...{ bytes: 5 * MiB, rows: 20_000, columns: 50, entries: 1000, requestBytes: 200 * 1024 },
  entryCharacters: 60_000,
  uid: 1000,
} as const;

export interface LineProblem {
  line: number;
  message: string;
}

export interface TableAnswer {
  /** Ids of the new entries. Empty for a rehearsal. */
  ids: string[];
  /** Lines that are stored, or would be. */
  added: number[];
  /** Lines that exist already. */
  skipped: number[];
  errors: LineProblem[];
  /** Lines with values that need a confirmation. */
  unlikely: LineProblem[];
}

export interface ImportPet extends CollectionPet {
  id: string;
  name: string;
}
