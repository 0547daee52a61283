import { headingWords } from '@/lib/collections/heading-words';
import data from './data/labels.json';
import { findPhrases, type Phrase, splitList, type Word } from './words';

export type LabelRole = keyof typeof data.labels;

/** A heading may hold words of several roles. The first of these decides. */
const precedence: readonly LabelRole[] = [
  ...(['birth', 'expiry', 'validFrom', 'validUntil', 'nextDue', 'other', 'expires'] as const),
  ...(['batch', 'given', 'passport', 'chip', 'weight', 'vaccine', 'product'] as const),
  ...(['manufacturer', 'vetName', 'clinic', 'medicine', 'dosage'] as const),
];

/** Headings of tables that mean the same on paper. Others are too short for running text. */
const sharedFields = { nextDueOn: 'nextDue', batch: 'batch', manufacturer: 'manufacturer' } as const;

const roles = new Map<string, LabelRole>();
for (const [field, role] of Object.entries(sharedFields)) for (const word of headingWords(field)) roles.set(word, role);
for (const role of precedence)
  for (const words of splitList(data.labels[role])) if (!roles.has(words)) roles.set(words, role);

const fillers = new Set(splitList(data.fillers));
const tests = new Set(splitList(data.tests));
const sections = new Map(splitList(data.otherSections).map((words) => [words, true]));
const foreign = new Set(splitList(data.foreign));

export const findLabels = (words: readonly Word[]): Phrase<LabelRole>[] => findPhrases(words, roles);

export function firstRole(found: readonly LabelRole[]): LabelRole | null {
  return precedence.find((role) => found.includes(role)) ?? null;
}

export const isFiller = ({ folded }: Word): boolean => fillers.has(folded);

interface LabeledText {
  words: readonly Word[];
  labels: readonly Phrase<LabelRole>[];
}

/** True if a text has words besides labels, fillers and these parts. */
export function hasOtherWords({ words, labels }: LabeledText, parts: readonly Pick<Word, 'start' | 'end'>[]): boolean {
  return words.some(
    (word, at) =>
      /\p{L}{2}/u.test(word.folded) &&
      !isFiller(word) &&
      !labels.some(({ from, to }) => at >= from && at < to) &&
      !parts.some(({ start, end }) => word.start < end && word.end > start),
  );
}

export const isForeign = ({ folded }: Word): boolean => foreign.has(folded);

/** True for results of tests, which name diseases but are no vaccinations. */
export function mentionsTest(words: readonly Word[]): boolean {
  return words.some(({ folded }) => tests.has(folded) || /^(?:anti(?:k|c)or|titer|titul|titrat|serolog)/.test(folded));
}

export const mentionsOtherSection = (words: readonly Word[]): boolean => findPhrases(words, sections).length > 0;
