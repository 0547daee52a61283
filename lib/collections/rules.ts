import type { z } from 'zod';
import type { PetAccess } from '@/lib/access/pet-access';
import type { AppError } from '@/lib/core/runtime/errors';
import type { CollectionPet } from './collection-pet';
import type { CollectionName } from './registry';
import type { PaperSource, ReaderSource } from './source';

export interface Author {
  name: string;
  /** IANA name; UTC while unknown. */
  timeZone: string;
  at: Date;
  reader?: ReaderSource;
  /** For new entries that were read from a document. */
  paper?: PaperSource;
}

export type ColumnValues = Record<string, unknown>;
export type Row = { id: string };

export interface CollectionRules<Stored extends Row, Item extends { id: string }, Input, Patch> {
  name: CollectionName;
  /** Built with the time of the request, so that past events can't lie in the future. */
  input: (at: Date) => z.ZodType<Input>;
  patch: (at: Date) => z.ZodType<Patch>;
  columns: Record<keyof Stored, true | { select: object }>;
  perPet?: number;
  newestBy: string;
  toItem: (row: Stored) => Item;
  toColumns: (input: Input | Patch) => ColumnValues;
  onCreate?: (input: Input, author: Author) => ColumnValues;
  onChange?: (before: Item, patch: Patch, at: Date) => ColumnValues | null;
  onRestore?: (before: Item, deletedAt: Date, at: Date) => ColumnValues;
  /**
   * Check that needs the whole entry or its pet. @returns message keys by field
   * @param timeZone the author's zone; null on restore
   */
  check?: (item: Item, pet: CollectionPet, timeZone: string | null) => Record<string, string>;
  /** Runs for new and changed entries, but not for imported and restored ones. @param item the entry after the change */
  checkChange?: (change: Input | Patch, access: PetAccess<'edit'>, item: Item) => Record<string, string>;
  question?: (
    item: Item,
    pet: CollectionPet,
    access: PetAccess<'edit'>,
    change: Input | Patch,
  ) => Promise<Record<string, string>>;
  refuse?: (item: Item, at: Date) => AppError | null;
}
