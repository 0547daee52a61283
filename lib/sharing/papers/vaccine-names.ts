import { fold } from '@/lib/core/text/fold';
import { terms, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import brands from './data/brands.json';
import names from './data/vaccine-names.json';
import { NearWords } from './near-words';
import { readCode, readCodePart } from './vaccine-codes';
import { findPhrases, type Phrase, splitList, type Word, wordsOf } from './words';

export interface VaccineName {
  /** Antigens or ids of the catalog. Empty for a brand with several forms. */
  contents: readonly string[];
  /** Printed name, without the brand if the brand is a line of products. */
  name: string;
  /** Printed brand, including a code that follows it. */
  product: string | null;
  start: number;
  end: number;
  isUnsure: boolean;
}

interface Term {
  contents: readonly string[];
  isBrand: boolean;
  /** Known brand word without contents of its own, such as Nobivac or Plus. */
  isFamily?: boolean;
  isUnsure?: boolean;
}

/** Codes this short are also words or initials. They count only next to a longer name or as a whole cell. */
const MAX_WEAK = 3;
const MIN_SKELETON = 5;
/** Longer texts are prose, in which common words resemble names. */
const MAX_NEAR_WORDS = 12;

const unsureNames: ReadonlyMap<string, string> = new Map(Object.entries(names.unsure));
const printedOnly: ReadonlyMap<string, string> = new Map(Object.entries(names.printedOnly));
const otherProducts = new Map(splitList(brands.notVaccines).map((brand) => [brand, true]));
const extraWords = new Set(splitList(brands.words));

interface Dictionary {
  phrases: ReadonlyMap<string, Term>;
  skeletons: ReadonlyMap<string, Term>;
  antigens: ReadonlySet<string>;
  near: NearWords;
  /** Key of the contents that a word of a name stands for. */
  meanings: ReadonlyMap<string, string>;
}

const dictionaries = new Map<string, Dictionary>();

/** Letters that text recognition confuses become one. */
const skeletonOf = (text: string) =>
  text
    .replace(/[1l|!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm');

const namesFor = (lists: ReadonlyMap<string, string>, species: string): ReadonlySet<string> =>
  new Set(['all', species].flatMap((part) => splitList(lists.get(part) ?? '')).filter((name) => name !== ''));

function dictionaryOf(species: string): Dictionary {
  const existing = dictionaries.get(species);
  if (existing) return existing;
  const vaccines = vaccinesOf(species);
  const antigens = new Set(vaccines.flatMap((vaccine) => [...vaccine.antigens, vaccine.id]));
  const phrases = new Map<string, Term>();
  const printed = namesFor(printedOnly, species);
  const unsure = namesFor(unsureNames, species);
  const learn = (said: readonly string[], contents: readonly string[], isBrand: boolean) => {
    const matchedParts = contents.filter((one) => antigens.has(one));
    if (matchedParts.length === 0) return;
    for (const name of said.map(fold))
      if (!printed.has(name)) phrases.set(name, { contents: matchedParts, isBrand, isUnsure: unsure.has(name) });
  };
  for (const family of splitList(brands.families)) phrases.set(family, { contents: [], isBrand: true, isFamily: true });
  for (const text of printed) phrases.set(text, { contents: [], isBrand: false });
  for (const term of terms) learn(term.said, term.for, false);
  for (const term of names.terms) learn(splitList(term.said), term.for, false);
  for (const { for: contents, said } of brands.products) learn(splitList(said), contents, true);
  for (const { id, name } of vaccines)
    for (const text of Object.values(name)) if (!phrases.has(fold(text))) learn([text], [id], false);
  const skeletons = new Map(
    [...phrases].filter(([text]) => text.length >= MIN_SKELETON).map(([text, term]) => [skeletonOf(text), term]),
  );
  const meanings = meaningsOf(phrases);
  const near = new NearWords(new Set(meanings.keys()));
  const dictionary = { phrases, skeletons, antigens, near, meanings };
  dictionaries.set(species, dictionary);
  return dictionary;
}

function meaningsOf(phrases: ReadonlyMap<string, Term>): Map<string, string> {
  const meanings = new Map<string, string>();
  for (const [text, { contents }] of phrases)
    for (const word of text.split(' ')) meanings.set(word, `${meanings.get(word) ?? ''} ${contents.join('+')}`);
  return meanings;
}

type Found = Phrase<Term> & { isUnsure: boolean };

/** Names with one misread letter. Of two possible names with different contents, neither is proposed. */
function findNear(words: readonly Word[], { phrases, near, meanings }: Dictionary): Found[] {
  if (words.length > MAX_NEAR_WORDS) return [];
  const corrected = words.map((word) => {
    if (meanings.has(word.folded)) return word;
    const [name, ...others] = near.find(word.folded);
    const isClear = others.every((other) => name && meanings.get(other) === meanings.get(name));
    return name && isClear ? { ...word, folded: name } : word;
  });
  return findPhrases(corrected, phrases)
    .filter(({ value }) => value.contents.length > 0)
    .map((phrase) => ({ ...phrase, isUnsure: true }));
}

function findTerms(words: readonly Word[], species: string): Found[] {
  const dictionary = dictionaryOf(species);
  const { phrases, skeletons } = dictionary;
  const exact = findPhrases(words, phrases).map((phrase) => ({ ...phrase, isUnsure: phrase.value.isUnsure ?? false }));
  const isFree = ({ from, to }: Phrase<Term>) => !exact.some((other) => from < other.to && other.from < to);
  const similar = findPhrases(
    words.map((word) => ({ ...word, folded: skeletonOf(word.folded) })),
    skeletons,
  )
    .filter(isFree)
    .map((phrase) => ({ ...phrase, isUnsure: true }));
  const found: Found[] = [...exact, ...similar];
  for (const [from, word] of words.entries()) {
    const contents = readCode(word.folded, species) ?? readCompound(word.folded, phrases);
    const phrase = contents && { from, to: from + 1, value: { contents, isBrand: false }, isUnsure: false };
    if (phrase && !found.some((other) => from < other.to && other.from < phrase.to)) found.push(phrase);
  }
  if (!found.some(({ value }) => value.contents.length > 0))
    for (const phrase of findNear(words, dictionary))
      if (!found.some((other) => phrase.from < other.to && other.from < phrase.to)) found.push(phrase);
  return withCodeParts(
    found.toSorted((a, b) => a.from - b.from),
    words,
    species,
  );
}

const COMPOUND = /^(.{6,40}?)(?:schutz)?(?:impfung|impfstoff|vakzine|virus)$/;

/** German compounds such as Tollwutimpfung. */
function readCompound(word: string, phrases: ReadonlyMap<string, Term>): readonly string[] | null {
  const [, disease = ''] = COMPOUND.exec(word) ?? [];
  const contents = phrases.get(disease)?.contents ?? [];
  return contents.length > 0 ? contents : null;
}

function withCodeParts(found: readonly Found[], words: readonly Word[], species: string): Found[] {
  const all = [...found];
  for (const phrase of found) {
    const isDisease = !phrase.value.isBrand && phrase.value.contents.length === 1 && !isWeak(phrase, words);
    if (phrase.value.contents.length === 0 || isDisease) continue;
    for (let at = phrase.to; at < words.length; at += 1) {
      const contents = readCodePart(words[at]?.folded ?? '', species);
      if (!contents || all.some(({ from, to }) => at >= from && at < to)) break;
      all.push({ from: at, to: at + 1, value: { contents, isBrand: false }, isUnsure: false });
    }
  }
  return all.toSorted((a, b) => a.from - b.from);
}

const isWeak = ({ from, to, value }: Found, words: readonly Word[]) =>
  !value.isBrand && to - from === 1 && (words[from]?.folded.length ?? 0) <= MAX_WEAK;

/** Leaves out the line of products in front of a code: Nobivac LR is LR. */
function startOfCode({ from, to }: Found, words: readonly Word[], phrases: Dictionary['phrases']): number {
  const isLine = phrases.get(words[from]?.folded ?? '')?.isFamily;
  const code = words.slice(from + 1, to).map(({ folded }) => folded);
  const start = isLine && phrases.has(code.join(' ')) ? from + 1 : from;
  return words[start]?.start ?? 0;
}

/** Name from the first to the last known word, including the words between. */
function nameOf(
  found: readonly Found[],
  words: readonly Word[],
  text: string,
  phrases: Dictionary['phrases'],
): VaccineName | null {
  const [first] = found;
  const last = found.at(-1);
  const start = first && words[first.from]?.start;
  if (!first || !last || start === undefined) return null;
  const brand = found.find(({ value }) => value.isBrand);
  let to = last.to;
  while (brand && extraWords.has(words[to]?.folded ?? '')) to += 1;
  const end = words[to - 1]?.end ?? text.length;
  const plain = found.filter(({ value }) => !value.isFamily);
  const nameStart = plain[0] ? startOfCode(plain[0], words, phrases) : start;
  return {
    contents: [...new Set(found.flatMap(({ value }) => value.contents))],
    name: text.slice(nameStart, end),
    product: brand ? text.slice(words[brand.from]?.start ?? start, end) : null,
    start,
    end,
    isUnsure: found.some(({ isUnsure }) => isUnsure),
  };
}

const MAX_GAP = 3;

/**
 * Finds the vaccine that a line names, by disease, code or brand. A line with several diseases names a combination.
 *
 * @param isVaccineCell true in a column or after a label for vaccines, where short codes count too
 */
export function findVaccineName(text: string, species: string, isVaccineCell: boolean): VaccineName | null {
  const words = wordsOf(text);
  const found = findTerms(words, species);
  const isStrong = isVaccineCell || found.some((one) => !isWeak(one, words));
  const isWhole = words.length > 0 && found.reduce((sum, { from, to }) => sum + to - from, 0) === words.length;
  if (!isStrong && !isWhole) return null;
  const [first] = found;
  const together: Found[] = first ? [first] : [];
  for (const one of found.slice(1)) {
    if (one.from - (together.at(-1)?.to ?? 0) > MAX_GAP) break;
    together.push(one);
  }
  return nameOf(together, words, text, dictionaryOf(species).phrases);
}

export const mentionsOtherProduct = (text: string): boolean => findPhrases(wordsOf(text), otherProducts).length > 0;

export interface CatalogVaccine {
  /** Ids of the catalog that the contents stand for. Empty for combinations and parts. */
  ids: string[];
  antigens: string[];
}

/** Vaccines of the catalog with exactly these contents. DHPPi counts as DHP, as its entry in the catalog says. */
export function matchCatalog(contents: readonly string[], species: string): CatalogVaccine {
  const vaccines = vaccinesOf(species);
  const named = vaccines.filter(({ id }) => contents.includes(id));
  const antigens = [
    ...new Set([...named.flatMap((vaccine) => vaccine.antigens), ...contents.filter((one) => !one.includes('.'))]),
  ];
  const mayHoldMore = antigens.length > 1 && (antigens.includes('CDV') || named.length > 0);
  const core = mayHoldMore ? antigens.filter((one) => one !== 'CPiV') : antigens;
  const fits = (vaccine: { antigens: string[] }) =>
    vaccine.antigens.length === core.length && core.every((one) => vaccine.antigens.includes(one));
  const ids = (named.length === 1 ? named : vaccines).filter(fits).map(({ id }) => id);
  return { ids, antigens };
}
