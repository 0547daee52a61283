import { inEachLocale, type LocalizedText } from '@/lib/core/i18n/locales';
import data from './data/substances.json';

// Server only, because the data takes 111 kB. Browsers only receive the conflicts.

interface Substance extends LocalizedText {
  also?: string[];
  brands?: string[];
}

interface Group {
  id: string;
  name: LocalizedText;
  terms: string[];
  /** INN stems that identify the group of a name, and exceptions that only look like such names. */
  stems: { starts?: string[]; ends?: string[]; except?: string[] };
  /** Undefined if an allergy to one member says nothing about the others. */
  crossReacts?: { why: string };
  members?: string[];
  substances: Substance[];
}

export const groups: readonly Group[] = data.classes;
export const wordLists: Record<'everydayNames' | 'unspecific' | 'makers' | 'general', string> = data;

const groupsById = new Map(groups.map((group) => [group.id, group]));
const substances = new Map(groups.flatMap((group) => group.substances).map((substance) => [substance.en, substance]));
const groupIds = new Map<string, string[]>();
for (const { id, members = [], substances: own } of groups) {
  for (const name of [...members, ...own.map(({ en }) => en)]) groupIds.set(name, [...(groupIds.get(name) ?? []), id]);
}

export function groupIdsOf(substance: string): readonly string[] {
  return groupIds.get(substance) ?? [];
}

export function isCrossReactive(groupId: string): boolean {
  return groupsById.get(groupId)?.crossReacts !== undefined;
}

export function substanceName(substance: string): LocalizedText {
  const row = substances.get(substance);
  return inEachLocale((locale) => row?.[locale] ?? substance);
}

export function className(groupId: string): LocalizedText {
  return groupsById.get(groupId)?.name ?? inEachLocale(() => groupId);
}

interface Ids {
  substances: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** Cross-reaction between different substances or groups, one on each side. */
export function crossReaction(one: Ids, other: Ids): LocalizedText | null {
  const has = ({ substances: names, classes }: Ids, id: string) => names.has(id) || classes.has(id);
  const reaction = data.crossReactions.find(({ between }) =>
    between.some((first) => has(one, first) && between.some((second) => second !== first && has(other, second))),
  );
  return reaction?.name ?? null;
}
