import { type Locale, type LocalizedText, locales } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import data from './data/breeds.json';
import type { PetType } from './vocabulary';

export interface BreedSuggestion {
  id: string;
  /** Stored as is, because breeds are free text. */
  name: string;
  matched: string | null;
}

interface Name {
  text: string;
  folded: string;
  words: string[];
}

interface Entry {
  id: string;
  names: Record<Locale, Name>;
  aliases: Name[];
}

function toName(text: string): Name {
  const foldedText = fold(text);
  return { text, folded: foldedText, words: foldedText.split(' ') };
}

type Row = LocalizedText & { id: string; species: string; aka?: string[] };

function readEntries(): Map<string, Entry[]> {
  const bySpecies = new Map<string, Entry[]>();
  for (const { id, species, aka = [], ...texts } of data.breeds as Row[]) {
    const entries = bySpecies.get(species) ?? [];
    const names = Object.fromEntries(locales.map((locale) => [locale, toName(texts[locale])])) as Entry['names'];
    entries.push({ id, names, aliases: aka.map(toName) });
    bySpecies.set(species, entries);
  }
  return bySpecies;
}

let entries: Map<string, Entry[]> | undefined;

function distance(name: Name, query: Name): number {
  if (name.folded.startsWith(query.folded)) return 0;
  if (query.words.every((queryWord) => name.words.some((word) => word.startsWith(queryWord)))) return 1;
  return name.folded.includes(query.folded) ? 2 : 3;
}

function bestMatch({ names, aliases }: Entry, query: Name, locale: Locale) {
  let best = { rank: Number.POSITIVE_INFINITY, name: names[locale] };
  const others = locales.filter((other) => other !== locale).map((other) => names[other]);
  for (const [order, name] of [names[locale], ...others, ...aliases].entries()) {
    const far = distance(name, query);
    const rank = far * 3 + Math.min(order, 2);
    if (far < 3 && rank < best.rank) best = { rank, name };
  }
  return best;
}

/** Server only, because its data takes 70 kB. */
export function searchBreeds(type: PetType, query: string, locale: Locale, limit = 8): BreedSuggestion[] {
  entries ??= readEntries();
  const wantedName = toName(query.slice(0, 120));
  return (entries.get(type) ?? [])
    .map((entry) => ({ id: entry.id, own: entry.names[locale], ...bestMatch(entry, wantedName, locale) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || (a.own.folded < b.own.folded ? -1 : 1))
    .slice(0, limit)
    .map(({ id, own, name }) => ({ id, name: own.text, matched: distance(own, wantedName) < 3 ? null : name.text }));
}
