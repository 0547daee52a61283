import data from './data/refusals.json';
import type { LabelRole } from './labels';
import { findPhrases, type Phrase, splitList, type Word } from './words';

const starts = splitList(data.starts);
const phrases = new Map(splitList(data.phrases).map((text) => [text, true]));
const otherOwners = new Map(splitList(data.otherOwners).map((text) => [text, true]));
const otherWeights = new Map(splitList(data.otherWeights).map((text) => [text, true]));
const otherTables = new Map(splitList(data.otherTables).map((text) => [text, true]));

/** True for a refusal, an illness, a plan or a result: the row records no vaccination. */
export function mentionsRefusal(words: readonly Word[]): boolean {
  return (
    words.some(({ folded }) => starts.some((start) => folded.startsWith(start))) ||
    findPhrases(words, phrases).length > 0
  );
}

interface HeadingCell {
  words: readonly Word[];
  labels: readonly Phrase<LabelRole>[];
}

const vaccineRoles: readonly LabelRole[] = ['vaccine', 'product', 'batch'];

/** True for headings of a table about visits or illnesses. */
export function headsOtherTable(cells: readonly HeadingCell[]): boolean {
  const isVaccines = cells.some(({ labels }) => labels.some(({ value }) => vaccineRoles.includes(value)));
  return cells.length > 1 && !isVaccines && cells.some(({ words }) => findPhrases(words, otherTables).length > 0);
}

/** True for numbers of a parent, a breeder or a bill. */
export const mentionsOtherOwner = (words: readonly Word[]): boolean => findPhrases(words, otherOwners).length > 0;

/** True for weights that nobody measured, at another age or of food. */
export const mentionsOtherWeight = (words: readonly Word[]): boolean => findPhrases(words, otherWeights).length > 0;
