import type { Locale } from '@/lib/core/i18n/locales';
import { fold, withoutInvisible } from '@/lib/core/text/fold';
import data from './data/substances.json';

// Server only, because the data weighs 26 kB: browsers receive the conflicts found.

type Names = Record<Locale, string>;

interface Substance extends Names {
  also?: string[];
  brands?: string[];
}

interface DrugClass {
  id: string;
  name: Names;
  terms: string[];
  /** INN stems by which a name reveals its class, and exceptions that only look like it. */
  stems: { starts?: string[]; ends?: string[]; except?: string[] };
  substances: Substance[];
}

export interface Recognized {
  substances: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  unknown: readonly string[];
}

const classes: readonly DrugClass[] = data.classes;
const classNames = new Map(classes.map(({ id, name }): [string, Names] => [id, name]));
const substanceNames = new Map(
  classes.flatMap(({ substances }) => substances.map(({ en, es }): [string, Names] => [en, { en, es }])),
);
const generalWords = new Set(data.general.split(' '));
/** Forms, units, salts, makers and small words, which name no active substance. */
const namesNothing = new Set([...generalWords, ...data.unspecific.split(' '), ...data.makers.split(' ')]);

const SPELLINGS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/([trc])h/g, '$1'],
  [/y/g, 'i'],
  [/[ao]e/g, 'e'],
  [/mf/g, 'nf'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Unifies English, Spanish and Latin spelling: "cephalexin" and "cefalexina" get the same root. */
function respell(word: string): string {
  return SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}

/** Drops the plural and the last vowel. Short words keep their spelling: "eggs" are "egg", "bute" is not "but". */
function rootOf(word: string): string {
  if (word.length <= 3) return word;
  const singular = word.replace(/s$/, '');
  if (singular.length === 3) return singular;
  const root = respell(singular);
  return root.length > 4 ? root.replace(/[aeo]$/, '') : root;
}

interface Word {
  written: string;
  folded: string;
}

function readWords(text: string): Word[] {
  const tokens = withoutInvisible(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return tokens.map((written) => ({ written, folded: fold(written) }));
}

const wordsOf = (text: string) => readWords(text).map(({ folded }) => folded);

interface Term {
  roots: string[];
  /** A brand that is also an everyday word in either language. */
  everyday: boolean;
  classId: string;
  substance: string | null;
}

const everydayNames = new Set(data.everydayNames.split(' ').map((name) => wordsOf(name).map(rootOf).join(' ')));
const termsByRoot = new Map<string, Term[]>();

function addTerm(text: string, classId: string, substance: string | null): void {
  const roots = wordsOf(text).map(rootOf);
  const [first = ''] = roots;
  const everyday = everydayNames.has(roots.join(' '));
  termsByRoot.set(first, [...(termsByRoot.get(first) ?? []), { roots, everyday, classId, substance }]);
}

for (const { id, terms, substances } of classes) {
  for (const term of terms) addTerm(term, id, null);
  for (const { en, es, also, brands } of substances) {
    for (const term of [en, es, also, brands].flat()) if (term !== undefined) addTerm(term, id, en);
  }
}

const stems = classes.map(({ id, stems: { starts, ends, except } }) => ({
  classId: id,
  starts: starts?.map(respell),
  ends: ends?.map(rootOf),
  except: new Set(except?.map(rootOf)),
}));

function classesByStem(root: string): string[] {
  return stems
    .filter(({ except }) => !except.has(root))
    .filter(
      ({ starts, ends }) =>
        starts?.some((start) => root.length > start.length && root.startsWith(start)) ||
        ends?.some((end) => root.length > end.length && root.endsWith(end)),
    )
    .map(({ classId }) => classId);
}

/** Searches English and Spanish. In a sentence everyday words are not brands: "no se excede" is not Excede. */
export function recognize(text: string, kind: 'name' | 'sentence' = 'name'): Recognized {
  const words = readWords(text);
  const roots = words.map(({ folded }) => rootOf(folded));
  const found = { substances: new Set<string>(), classes: new Set<string>() };
  const known = new Set<number>();
  for (const [index, root] of roots.entries()) {
    for (const { roots: wanted, everyday, classId, substance } of termsByRoot.get(root) ?? []) {
      if (everyday && kind === 'sentence') continue;
      if (!wanted.every((one, offset) => roots[index + offset] === one)) continue;
      found.classes.add(classId);
      if (substance !== null) found.substances.add(substance);
      for (const offset of wanted.keys()) known.add(index + offset);
    }
    for (const classId of classesByStem(root)) {
      found.classes.add(classId);
      known.add(index);
    }
  }
  const unknown = words.filter(({ folded }, index) => !known.has(index) && mayNameSubstance(folded));
  return { ...found, unknown: unknown.map(({ written }) => written) };
}

const mayNameSubstance = (word: string) => word.length > 1 && /\p{L}/u.test(word) && !namesNothing.has(word);

function distinctRoots(text: string): string[] {
  const words = wordsOf(text).filter((word) => !generalWords.has(word) && /\p{L}/u.test(word));
  return words.filter((word) => word.length > 3 || words.length === 1).map(rootOf);
}

export function areNamesAlike(allergen: string, { name, text }: { name: string; text: string }): boolean {
  const isWithin = (part: string, whole: string) => {
    const roots = distinctRoots(part);
    const all = new Set(wordsOf(whole).map(rootOf));
    return roots.length > 0 && roots.every((root) => all.has(root));
  };
  return isWithin(allergen, text) || isWithin(name, allergen);
}

export function substanceName(substance: string): Names {
  return substanceNames.get(substance) ?? { en: substance, es: substance };
}

export function className(classId: string): Names {
  return classNames.get(classId) ?? { en: classId, es: classId };
}

export function crossReaction(one: ReadonlySet<string>, other: ReadonlySet<string>): Names | null {
  const reaction = data.crossReactions.find(({ between: [first = '', second = ''] }) => {
    return (one.has(first) && other.has(second)) || (one.has(second) && other.has(first));
  });
  return reaction?.name ?? null;
}
