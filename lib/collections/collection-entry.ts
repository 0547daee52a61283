import type { Prisma } from '@/prisma/client/client';
import type { AnyColumns, ColumnsOf } from './column';

type Columns<Model extends Prisma.ModelName> = Extract<
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'],
  string
>;

type CollectionModel = {
  [Model in Prisma.ModelName]: 'petId' | 'deletedAt' extends Columns<Model> ? Model : never;
}[Prisma.ModelName];

interface Documentation {
  tag: string;
  one: string;
  many: string;
}

interface Entry<Model extends CollectionModel> {
  table: Model;
  relation: Extract<keyof Prisma.PetInclude, string>;
  parameter: string;
  /** Parent collection; undefined if entries belong to the pet itself. */
  parent?: 'training' | 'measures';
  api: Documentation;
  /** Set for uploaded files; all other collections take JSON. */
  uploads?: true;
  health?: true;
  columns: ColumnsOf<Model>;
  documented?: true;
  sections: readonly string[];
  /** Sections of the printed passport, numbered as in the EU's (Implementing Regulation (EU) 577/2013, Annex III). */
  passport: readonly string[];
  reminds?: 'entry' | 'pet';
  /** SQL condition on entries that may have a reminder. */
  remindsWhile?: string;
  /**
   * Columns that describe an entry in the bin: `title` is SQL with `e` for the row; the others name the column of its
   * time, day or weight.
   */
  bin: { title?: string; at?: Columns<Model>; day?: Columns<Model>; grams?: Columns<Model> };
}

export type AnyEntry = { [Model in CollectionModel]: Entry<Model> }[CollectionModel];

/** Entry with all of its fields, for code that works on any collection. */
export type CollectionEntry = Omit<AnyEntry, 'bin' | 'columns'> & {
  columns: AnyColumns;
  bin: { [Key in keyof AnyEntry['bin']]?: string | undefined };
};
