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

/** Shorter words match only whole names: "pan" is neither "panettone" nor "masa de pan". */
const SHORTEST_PREFIX = 4;

/** Joins singular and plural: berries and berry, ajos and ajo. */
const stemOf = (word: string) => word.replace(/(?<=..)(es|s)$/, '').replace(/(?<=..)y$/, 'i');

const stemsOf = (text: string) => fold(text).split(' ').filter(Boolean).map(stemOf);

const stemsByFood = new Map(foods.map(({ id, name, also }) => [id, [name.en, name.es, ...also].map(stemsOf)]));

/** Words that many harmless foods share with a harmful one. */
const sharedWords = new Set(
  'raw cooked green sea water sugar free cream crudo cruda cocido cocida verde agua pasta azucar crema'
    .split(' ')
    .map(stemOf),
);

const isMatch = (name: string, word: string) => (word.length < SHORTEST_PREFIX ? name === word : name.startsWith(word));

export interface FoundFoods {
  foods: ToxicFood[];
  /** False if the foods only share a word with the search. */
  isExact: boolean;
}

/** Foods with a name in either language that has all words of the search, or else one of them. All if it is empty. */
export function findToxicFoods(search: string, locale: Locale): FoundFoods {
  const all = listToxicFoods(locale);
  const words = stemsOf(search);
  if (words.length === 0) return { foods: search.trim() === '' ? all : [], isExact: true };
  const hasName = (isNamed: (name: readonly string[]) => boolean) =>
    all.filter(({ id }) => stemsByFood.get(id)?.some(isNamed));
  const isLong = words.some((word) => word.length >= SHORTEST_PREFIX);
  const foods = hasName(
    (name) => (isLong || name.length === words.length) && words.every((word) => name.some((one) => isMatch(one, word))),
  );
  if (foods.length > 0) return { foods, isExact: true };
  const ownWords = words.filter((word) => word.length >= SHORTEST_PREFIX && !sharedWords.has(word));
  return { foods: hasName((name) => ownWords.some((word) => name.includes(word))), isExact: false };
}
