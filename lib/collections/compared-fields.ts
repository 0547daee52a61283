import { dayField, type EntryField, type EntryFields, textField } from '@/lib/versions/entry-fields';
import { type AnyColumns, type Column, isTyped } from './column';

export function comparedFields<Item extends object>(
  words: string,
  columns: AnyColumns,
  own: EntryFields<Item> = {},
): EntryFields<Item> {
  const fields = own as Readonly<Record<string, EntryField<Item> | undefined>>;
  const inOthers = new Set<string>(Object.values(fields).flatMap((field) => field?.with ?? []));
  const names = Object.keys(columns).filter((name) => isTyped(columns[name] ?? {}) && !inOthers.has(name));
  const fieldOf = (name: string) => fields[name] ?? defaultField(`${words}.${name}`, name, columns[name] ?? {});
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as EntryFields<Item>;
}

const defaultField = (label: string, name: string, { day }: Column): EntryField<never> =>
  day ? dayField<Record<string, never>>(name, label) : textField(label);
