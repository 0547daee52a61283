import type { Locale, LocalizedText } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import data from './data/toxic-foods.json';
import type { FedSpecies } from './vocabulary';

export const urgencies = ['now', 'call', 'watch'] as const;
export type Urgency = (typeof urgencies)[number];

export interface ToxicFood {
  id: string;
  name: LocalizedText;
  /** Other names in both languages. */
  also: string[];
  why: LocalizedText;
  species: readonly FedSpecies[];
  urgency: Urgency;
  sources: readonly { name: string; url: string }[];
}

const sourceEntries = new Map(Object.entries(data.sources));

const foods: readonly ToxicFood[] = data.foods.map((food) => ({
  ...food,
  species: (['dog', 'cat'] as const).filter((one) => food.species.includes(one)),
  urgency: urgencies.find((one) => one === food.urgency) ?? 'now',
  sources: food.sources.flatMap((id) => sourceEntries.get(id) ?? []),
}));

/** Foods that harm dogs or cats (data/toxic-foods.json), the most urgent first. */
export function listToxicFoods(locale: Locale): ToxicFood[] {
  return foods.toSorted(
    (a, b) =>
      urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
      a.name[locale].localeCompare(b.name[locale], locale),
  );
}

const SHORTEST = 3;

/** Joins singular and plural: berries and berry, ajos and ajo. */
const stemOf = (word: string) => word.replace(/(?<=..)(es|s)$/, '').replace(/(?<=..)y$/, 'i');

const stemsOf = (text: string) => fold(text).split(' ').filter(Boolean).map(stemOf);

const stemsByFood = new Map(foods.map(({ id, name, also }) => [id, [name.en, name.es, ...also].map(stemsOf)]));

/**
 * Foods with a name in either language that has all words of the search, or else one of them. Everything for an empty
 * search.
 */
export function findToxicFoods(search: string, locale: Locale): ToxicFood[] {
  const all = listToxicFoods(locale);
  const words = stemsOf(search);
  if (words.length === 0) return search.trim() === '' ? all : [];
  const isPrefixed = (name: readonly string[]) => words.every((word) => name.some((one) => one.startsWith(word)));
  const whole = all.filter(({ id }) => stemsByFood.get(id)?.some(isPrefixed));
  if (whole.length > 0) return whole;
  const long = words.filter((word) => word.length >= SHORTEST);
  return all.filter(({ id }) => stemsByFood.get(id)?.some((name) => long.some((word) => name.includes(word))));
}
