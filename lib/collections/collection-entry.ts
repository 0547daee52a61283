import type { Prisma } from '@/prisma/client/client';
import type { AnyColumns, ColumnsOf } from './column';

type Columns<Model extends Prisma.ModelName> = Extract<
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'],
  string
>;

/** Tables whose rows belong to a pet and go through the bin. */
type CollectionModel = {
  [Model in Prisma.ModelName]: 'petId' | 'deletedAt' extends Columns<Model> ? Model : never;
}[Prisma.ModelName];

/** Tag and nouns for the API documentation. */
interface Documentation {
  tag: string;
  one: string;
  many: string;
}

interface Entry<Model extends CollectionModel> {
  table: Model;
  /** Prisma relation of the pet, and name of the list in the export. */
  relation: Extract<keyof Prisma.PetInclude, string>;
  /** Route parameter of one entry. */
  parameter: string;
  /** Parent collection; undefined if entries belong to the pet itself. */
  parent?: 'training';
  api: Documentation;
  /** Set for uploaded files; all other collections take JSON. */
  uploads?: true;
  health?: true;
  columns: ColumnsOf<Model>;
  documented?: true;
  /** Sections of a share that show it. */
  sections: readonly string[];
  /** Printed passport's sections, numbered like the EU's (Implementing Regulation (EU) 577/2013, Annex III). */
  passport: readonly string[];
  /** Reminders that a write reschedules: those of the entry, or of the whole pet. */
  reminds?: 'entry' | 'pet';
  /** SQL condition on entries that may have a reminder. */
  remindsWhile?: string;
  /** Name of an entry in the bin: SQL with `e` for its row, and the column of its moment or day. */
  bin: { title?: string; at?: Columns<Model>; day?: Columns<Model>; grams?: Columns<Model> };
}

/** Entry whose columns match its table. */
export type AnyEntry = { [Model in CollectionModel]: Entry<Model> }[CollectionModel];

/** Entry with all of its fields, for code that works on any collection. */
export type CollectionEntry = Omit<AnyEntry, 'bin' | 'columns'> & {
  columns: AnyColumns;
  bin: { [Key in keyof AnyEntry['bin']]?: string | undefined };
};
