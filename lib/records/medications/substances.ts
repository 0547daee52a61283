import { locales } from '@/lib/core/i18n/locales';
import { fold, withoutInvisible } from '@/lib/core/text/fold';
import { groupIdsOf, groups, wordLists } from './substance-table';

export interface RecognizedSubstances {
  substances: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  named: ReadonlySet<string>;
  unknown: readonly string[];
}

const generalWords = new Set(wordLists.general.split(' '));
const namesNothing = new Set([...generalWords, ...wordLists.unspecific.split(' '), ...wordLists.makers.split(' ')]);

const SPELLINGS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/([trc])h/g, '$1'],
  [/y/g, 'i'],
  [/[ao]e/g, 'e'],
  [/mf/g, 'nf'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Unifies English, Spanish and Latin spelling: "cephalexin" and "cefalexina" get the same root. */
function unifySpelling(word: string): string {
  return SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}

/** Leaves short words unchanged, because "gas" is not a plural. */
function singularOf(word: string): string {
  return word.length <= 3 ? word : word.replace(/s$/, '');
}

/** Drops the plural and the last vowel. Leaves short words unchanged, because "bute" is not "but". */
function rootOf(word: string): string {
  const singular = singularOf(word);
  if (singular.length <= 3) return singular;
  const root = unifySpelling(singular);
  return root.length > 4 ? root.replace(/[aeo]$/, '') : root;
}

interface Word {
  text: string;
  folded: string;
}

function readWords(text: string): Word[] {
  const tokens = withoutInvisible(text).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return tokens.map((token) => ({ text: token, folded: fold(token) }));
}

const wordsOf = (text: string) => readWords(text).map(({ folded }) => folded);

type Kind = 'name' | 'sentence';

/**
 * Tolerance when comparing words with names. Substances tolerate other endings, so that English and Spanish match.
 * Brands tolerate spelling variants but no other ending, so that "atopic" does not match Atopica. Short names, and
 * brands within sentences, only tolerate plurals.
 */
const SPELLED = {
  substance: rootOf,
  brand: (word: string) => unifySpelling(singularOf(word)),
  exactly: (word: string) => word,
};
type Spelling = keyof typeof SPELLED;
const SHORT_NAME = 6;

interface Term {
  roots: string[];
  forms: Record<Kind, { by: Spelling; words: string[] }>;
  everyday: boolean;
  classIds: readonly string[];
  substance: string | null;
}

const everydayNames = new Set(wordLists.everydayNames.split(' ').map((name) => wordsOf(name).map(rootOf).join(' ')));
const termsByRoot = new Map<string, Term[]>();

function addTerm(
  text: string,
  { classIds, substance, isBrand }: Pick<Term, 'classIds' | 'substance'> & { isBrand: boolean },
): void {
  const words = wordsOf(text);
  const roots = words.map(rootOf);
  const [first = ''] = roots;
  const everyday = everydayNames.has(roots.join(' '));
  const isShort = words.join('').length <= SHORT_NAME;
  const loosely = isBrand ? 'brand' : 'substance';
  const form = (by: Spelling) => ({ by, words: words.map(SPELLED[by]) });
  const forms = {
    name: form(isShort ? 'exactly' : loosely),
    sentence: form(isShort || isBrand ? 'exactly' : 'substance'),
  };
  const term = { roots, forms, everyday, classIds, substance };
  termsByRoot.set(first, [...(termsByRoot.get(first) ?? []), term]);
}

for (const { id, terms, substances } of groups) {
  for (const term of terms) addTerm(term, { classIds: [id], substance: null, isBrand: false });
  for (const { also = [], brands = [], ...names } of substances) {
    const of = { classIds: groupIdsOf(names.en), substance: names.en };
    for (const name of [...locales.map((locale) => names[locale]), ...also]) addTerm(name, { ...of, isBrand: false });
    for (const name of brands) addTerm(name, { ...of, isBrand: true });
  }
}

const stems = groups.map(({ id, stems: { starts, ends, except } }) => ({
  classId: id,
  starts: starts?.map(unifySpelling),
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

type Spellings = Record<Spelling | 'singular', string>;

const spellingsOf = ({ folded }: Word): Spellings => ({
  substance: SPELLED.substance(folded),
  brand: SPELLED.brand(folded),
  exactly: SPELLED.exactly(folded),
  singular: singularOf(folded),
});

/** Within sentences, ignores brands that are everyday words: "no se excede" is not Excede. */
function termsAt(words: readonly Spellings[], index: number, kind: Kind): Term[] {
  const terms = termsByRoot.get(words[index]?.substance ?? '') ?? [];
  return terms.filter(({ forms, everyday }) => {
    if (everyday && kind === 'sentence') return false;
    const { by, words: wanted } = forms[kind];
    const isWritten = (word: string, at: Spellings | undefined) =>
      at?.[by] === word || (by === 'exactly' && at?.singular === word);
    return wanted.every((word, offset) => isWritten(word, words[index + offset]));
  });
}

interface Found {
  substances: Set<string>;
  classes: Set<string>;
  named: Set<string>;
  recognizedIndexes: Set<number>;
}

function addFound(recognition: Found, { roots, classIds, substance }: Term, index: number): void {
  if (substance !== null) recognition.substances.add(substance);
  for (const id of classIds) recognition.classes.add(id);
  if (substance === null) for (const id of classIds) recognition.named.add(id);
  for (const offset of roots.keys()) recognition.recognizedIndexes.add(index + offset);
}

/** Searches English and Spanish. */
export function recognizeSubstances(text: string, kind: Kind = 'name'): RecognizedSubstances {
  const words = readWords(text);
  const wordSpellings = words.map(spellingsOf);
  const recognition: Found = {
    substances: new Set(),
    classes: new Set(),
    named: new Set(),
    recognizedIndexes: new Set(),
  };
  for (const [index, { substance: root }] of wordSpellings.entries()) {
    for (const term of termsAt(wordSpellings, index, kind)) addFound(recognition, term, index);
    // Skips stems of words that the table contains: "Cephulac" is lactulose, not a cephalosporin.
    const byStem = recognition.recognizedIndexes.has(index) ? [] : classesByStem(root);
    for (const id of byStem) recognition.classes.add(id);
    if (byStem.length > 0) recognition.recognizedIndexes.add(index);
  }
  const { recognizedIndexes, ...recognized } = recognition;
  const unknown = words.filter(({ folded }, index) => !recognizedIndexes.has(index) && mayNameSubstance(folded));
  return { ...recognized, unknown: unknown.map(({ text }) => text) };
}

const mayNameSubstance = (word: string) => word.length > 1 && /\p{L}/u.test(word) && !namesNothing.has(word);

function distinctRoots(text: string): string[] {
  const words = wordsOf(text).filter((word) => !generalWords.has(word) && /\p{L}/u.test(word));
  return words.filter((word) => word.length > 3 || words.length === 1).map(rootOf);
}

export function areNamesAlike(allergen: string, { name, text }: { name: string; text: string }): boolean {
  if (allergen === '') return false;
  const isWithin = (part: string, whole: string) => {
    const roots = distinctRoots(part);
    const all = new Set(wordsOf(whole).map(rootOf));
    return roots.length > 0 && roots.every((root) => all.has(root));
  };
  return isWithin(allergen, text) || isWithin(name, allergen);
}
