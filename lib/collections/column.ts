import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { Prisma } from '@/prisma/client/client';

type Scalars<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars'];

export interface Column {
  /** A calendar day; other dates are instants. */
  day?: true;
  /** Carries a source mark: editing it counts as a correction. */
  fact?: true;
  activity?: true;
  computed?: true;
  archived?: true;
  /** Type of a JSON column, from `jsonOf`. */
  json?: object;
}

export type ColumnsOf<Model extends Prisma.ModelName> = { readonly [Name in keyof Scalars<Model>]?: Column };

export type AnyColumns = Readonly<Record<string, Column>>;

declare const valueType: unique symbol;
interface Json<Value> {
  [valueType]?: Value;
}

export const jsonOf = <Value>(): Json<Value> => ({});

type EntryNames<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { archived: true } ? never : Name;
}[keyof Columns];

type ValueOf<Stored, Declared> = Declared extends { json: Json<infer Value> }
  ? Value
  : Stored extends Date
    ? Declared extends { day: true }
      ? Day
      : string
    : Stored;

/** Entry in the API's format: instants as ISO 8601, days as YYYY-MM-DD. */
export type EntryOf<Model extends Prisma.ModelName, Columns> = { id: string } & {
  -readonly [Name in keyof Columns as Name extends EntryNames<Columns>
    ? Name
    : never]: Name extends keyof Scalars<Model> ? ValueOf<Scalars<Model>[Name], Columns[Name]> : never;
};

export type RowOf<Model extends Prisma.ModelName, Columns> = { id: string } & {
  -readonly [Name in keyof Columns as Name extends EntryNames<Columns>
    ? Name
    : never]: Name extends keyof Scalars<Model>
    ? Columns[Name] extends { json: object }
      ? unknown
      : Scalars<Model>[Name]
    : never;
};

type Select<Columns> = { readonly id: true } & { readonly [Name in EntryNames<Columns>]: true };

export function without<Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  ...names: readonly Name[]
): Omit<Columns, Name> {
  const otherColumns = Object.entries(columns).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(otherColumns) as Omit<Columns, Name>;
}

const namesIn = (columns: AnyColumns, isWanted: (column: Column) => boolean): string[] =>
  Object.entries(columns)
    .filter(([, column]) => isWanted(column))
    .map(([name]) => name);

export function selectOf<Columns extends object>(columns: Columns): Select<Columns> {
  const names = namesIn(columns as AnyColumns, ({ archived }) => !archived);
  return { id: true, ...Object.fromEntries(names.map((name) => [name, true])) } as Select<Columns>;
}

export function plainValue(value: unknown, { day }: Column): unknown {
  if (!(value instanceof Date)) return value ?? null;
  return day ? dayFromColumn(value) : value.toISOString();
}

export function entryOf<Model extends Prisma.ModelName, Columns extends ColumnsOf<Model>>(
  columns: Columns,
  row: RowOf<Model, Columns>,
): EntryOf<Model, Columns> {
  const values = row as Readonly<Record<string, unknown>>;
  const readColumns = Object.entries(columns as AnyColumns).filter(([, column]) => !column.archived);
  const entry = Object.fromEntries(readColumns.map(([name, column]) => [name, plainValue(values[name], column)]));
  return { id: row.id, ...entry } as EntryOf<Model, Columns>;
}

export const isTyped = ({ archived, computed }: Column) => !archived && !computed;

export const factNames = (columns: AnyColumns) => namesIn(columns, ({ fact }) => fact === true);
export const activityNames = (columns: AnyColumns) => namesIn(columns, ({ activity }) => activity === true);
export const dayNames = (columns: AnyColumns) => namesIn(columns, ({ day }) => day === true);
