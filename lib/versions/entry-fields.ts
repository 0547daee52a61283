import { type Day, formatDay, formatInstant, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { zoneToEnter } from '@/lib/page-context/page-context';
import type { FieldWords } from './field-words';

export interface EntryField<Item> {
  /** Message key. */
  label: string;
  with?: readonly (keyof Item & string)[];
  show?: (item: Item, words: FieldWords) => string | null;
  joins?: 'text' | 'richText';
}

export type EntryFields<Item> = { readonly [Name in keyof Item & string]?: EntryField<Item> };

type KeysWithValue<Item, Value> = { [Name in keyof Item]: Item[Name] extends Value ? Name : never }[keyof Item] &
  string;

export function textField<Item>(label: string): EntryField<Item> {
  return { label };
}

export function noteField<Item>(label = 'entries.note'): EntryField<Item> {
  return { label, joins: 'text' };
}

export function dayField<Item>(name: KeysWithValue<Item, Day | null>, label: string): EntryField<Item> {
  const dayOf = (item: Item) => item[name] as Day | null;
  return {
    label,
    show: (item, { reader }) => {
      const day = dayOf(item);
      return day === null ? null : formatDay(day, reader.locale);
    },
  };
}

export function momentField<Item>(
  name: KeysWithValue<Item, string>,
  label: string,
  zoneOf: (item: Item) => string | null = () => null,
): EntryField<Item> {
  return {
    label,
    show: (item, { reader }) =>
      formatInstant(instantFromJson(item[name] as string), reader.locale, zoneOf(item) ?? zoneToEnter(reader)),
  };
}

export function timeField<Item>(name: KeysWithValue<Item, string>, label: string): EntryField<Item> {
  return { label, show: (item, { reader }) => formatTime(item[name] as string, reader.locale) };
}

/** @param words message key above those of the choices, whose keys are their values */
export function choiceField<Item>(
  name: KeysWithValue<Item, string | number | null>,
  label: string,
  words: string,
): EntryField<Item> {
  const choiceOf = (item: Item) => item[name] as string | number | null;
  return {
    label,
    show: (item, { t }) => {
      const chosenValue = choiceOf(item);
      return chosenValue === null ? null : t(`${words}.${chosenValue}`);
    },
  };
}
