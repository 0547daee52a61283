import type { useTranslations } from 'next-intl';
import { type Day, formatDay, formatInstant, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { type Reader, zoneToEnter } from '@/lib/page-context/reader';

export interface FieldWords {
  /** Translator of all namespaces that the page has. */
  t: (key: string, values?: Record<string, string | number>) => string;
  reader: Reader;
  /** Null for nobody of the pet. */
  nameOf: (memberId: string) => string | null;
}

/** One thing that a person changes in an entry, under the name that the API gives it. */
export interface EntryField<Item> {
  /** Message key. */
  label: string;
  /** Fields that only make sense together with it, such as the currency of an amount. */
  with?: readonly (keyof Item & string)[];
  /** As it is said on a page, null for nothing; without it the value is its own text. */
  show?: (item: Item, words: FieldWords) => string | null;
  /** Two of it can be kept, one below the other. */
  joins?: 'text' | 'richText';
}

/** Fields in the order of the form. */
export type EntryFields<Item> = { readonly [Name in keyof Item & string]?: EntryField<Item> };

/** The words of all namespaces; keys are data here, so they can't be checked. */
export const fieldTranslator = (t: unknown) => t as ReturnType<typeof useTranslations<never>> as FieldWords['t'];

type Named<Item, Value> = { [Name in keyof Item]: Item[Name] extends Value ? Name : never }[keyof Item] & string;

export function textField<Item>(label: string): EntryField<Item> {
  return { label };
}

/** A text of several lines. */
export function noteField<Item>(label = 'entries.note'): EntryField<Item> {
  return { label, joins: 'text' };
}

export function dayField<Item>(name: Named<Item, Day | null>, label: string): EntryField<Item> {
  const dayOf = (item: Item) => item[name] as Day | null;
  return {
    label,
    show: (item, { reader }) => {
      const day = dayOf(item);
      return day === null ? null : formatDay(day, reader.locale);
    },
  };
}

/** An instant, said in the zone in which it is typed. */
export function momentField<Item>(
  name: Named<Item, string>,
  label: string,
  zoneOf: (item: Item) => string | null = () => null,
): EntryField<Item> {
  return {
    label,
    show: (item, { reader }) =>
      formatInstant(instantFromJson(item[name] as string), reader.locale, zoneOf(item) ?? zoneToEnter(reader)),
  };
}

export function timeField<Item>(name: Named<Item, string>, label: string): EntryField<Item> {
  return { label, show: (item, { reader }) => formatTime(item[name] as string, reader.locale) };
}

/** @param words message key of the choices, each below it by its value */
export function choiceField<Item>(
  name: Named<Item, string | number | null>,
  label: string,
  words: string,
): EntryField<Item> {
  const choiceOf = (item: Item) => item[name] as string | number | null;
  return {
    label,
    show: (item, { t }) => {
      const chosen = choiceOf(item);
      return chosen === null ? null : t(`${words}.${chosen}`);
    },
  };
}
