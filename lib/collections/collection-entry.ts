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

/** Chapter and words of the API document. */
interface Documentation {
  tag: string;
  one: string;
  many: string;
}

interface Entry<Model extends CollectionModel> {
  table: Model;
  /** Of the pet in Prisma, and name of its list in the export. */
  relation: Extract<keyof Prisma.PetInclude, string>;
  /** Of its entries in addresses. */
  parameter: string;
  /** The collection whose entries have it; the pet itself if undefined. */
  parent?: 'training';
  api: Documentation;
  /** Files are uploaded, everything else is JSON. */
  uploads?: true;
  /** Whether it is a part of the health record. */
  health?: true;
  columns: ColumnsOf<Model>;
  documented?: true;
  /** Sections of a share that show it. */
  sections: readonly string[];
  /** Sections of the printed passport, numbered as in the EU passport (Implementing Regulation (EU) 577/2013, Annex III). */
  passport: readonly string[];
  /** Whether writes reschedule reminders of the entry or of the pet as a whole. */
  reminds?: 'entry' | 'pet';
  /** SQL: the entries that may have a reminder. */
  remindsWhile?: string;
  /** The name of an entry in the bin: SQL with `e` for its row, and the column of its moment or day. */
  bin: { title?: string; at?: Columns<Model>; day?: Columns<Model>; grams?: Columns<Model> };
}

/** One whose columns are those of its table. */
export type AnyEntry = { [Model in CollectionModel]: Entry<Model> }[CollectionModel];

/** An entry with all of its fields, for code that knows no single collection. */
export type CollectionEntry = Omit<AnyEntry, 'bin' | 'columns'> & {
  columns: AnyColumns;
  bin: { [Key in keyof AnyEntry['bin']]?: string | undefined };
};
