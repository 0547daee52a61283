import { type AnyColumns, isTyped } from './column';

type TypedNames<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { computed: true } | { archived: true } ? never : Name;
}[keyof Columns];

type FormValues<Columns, Entry> = {
  [Name in TypedNames<Columns> & keyof Entry]: NonNullable<Entry[Name]> | '';
};

export function formValues<Columns extends object, Entry extends object>(
  columns: Columns,
  entry: Entry | null,
): FormValues<Columns, Entry> {
  const values = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const typedColumns = Object.entries(columns as AnyColumns).filter(([, column]) => isTyped(column));
  return Object.fromEntries(typedColumns.map(([name]) => [name, values[name] ?? ''])) as FormValues<Columns, Entry>;
}
