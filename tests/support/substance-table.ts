import { foldLetters } from '@/lib/core/text/fold';
import data from '@/lib/records/medications/data/substances.json';

export interface TableSubstance {
  en: string;
  es: string;
  also?: string[];
  brands?: string[];
  mark: string;
  sources?: string[];
  seen?: string[];
}

export interface TableGroup {
  id: string;
  name: { en: string; es: string };
  terms: string[];
  stems: Record<string, string[]>;
  crossReacts?: { why: string; mark: string };
  members?: string[];
  substances: TableSubstance[];
}

export const tableGroups = data.classes as unknown as TableGroup[];
export const tableSubstances = tableGroups.flatMap(({ substances }) => substances);
export const namesOf = ({ en, es, also = [], brands = [] }: TableSubstance) => [en, es, ...also, ...brands];

/** Words between spaces, with a space at both ends, so that `includes` finds whole phrases. */
const phrase = (text: string) =>
  ` ${foldLetters(text)
    .match(/[a-z]+|\d+/g)
    ?.join(' ')} `;

interface Profile {
  substances: string[];
  groups: string[];
  named: string[];
  /** Substances and groups that cross-react with those above. */
  reactsWith: ReadonlySet<string>;
}

const substancePhrases = tableSubstances.flatMap((substance) =>
  namesOf(substance).map((name) => ({ en: substance.en, words: phrase(name) })),
);
const termPhrases = tableGroups.flatMap(({ id, terms }) => terms.map((term) => ({ id, words: phrase(term) })));
const groupsOf = (en: string) =>
  tableGroups
    .filter(({ substances, members = [] }) => members.includes(en) || substances.some((one) => one.en === en))
    .map(({ id }) => id);

export function profileOf(text: string): Profile {
  const words = phrase(text);
  const substances = [...new Set(substancePhrases.filter((one) => words.includes(one.words)).map(({ en }) => en))];
  const namedSubstances = [...new Set(termPhrases.filter((one) => words.includes(one.words)).map(({ id }) => id))];
  const groups = [...new Set([...substances.flatMap(groupsOf), ...namedSubstances])];
  const own = [...substances, ...groups];
  const others = data.crossReactions.flatMap(({ between }) =>
    own.filter((id) => between.includes(id)).flatMap((id) => between.filter((other) => other !== id)),
  );
  return { substances, named: namedSubstances, groups, reactsWith: new Set(others) };
}

const crossReactive = new Set(tableGroups.filter(({ crossReacts }) => crossReacts).map(({ id }) => id));
const shareItem = (one: string[], other: string[]) => one.some((item) => other.includes(item));

export function expectedBasis(allergic: Profile, drug: Profile): string | null {
  if (shareItem(allergic.substances, drug.substances)) return 'substance';
  const sharedGroups = allergic.groups.filter((id) => drug.groups.includes(id));
  if (sharedGroups.some((id) => crossReactive.has(id) || allergic.named.includes(id))) return 'class';
  const reacts = [...drug.substances, ...drug.groups].some((id) => allergic.reactsWith.has(id));
  return reacts ? 'cross' : null;
}
