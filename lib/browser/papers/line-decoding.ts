/** Output of the recognition model: for each step from left to right, how likely each character is. */
export interface Steps {
  data: Float32Array;
  steps: number;
  classes: number;
}

/** Part of a line without a wide gap. */
export interface Piece {
  text: string;
  /** From 0 to 1: mean likelihood of the characters. */
  confidence: number;
  /** Steps. The last one is included. */
  first: number;
  last: number;
}

/** Characters of the model. Class 0 means "no character"; those of other scripts are `null`. */
export type Alphabet = readonly (string | null)[];

const LATIN = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2103\u2116\uff01-\uff5e\u00b0]$/;

/** @param dictionary one character per line, as the model was trained. A space follows the last. */
export function parseAlphabet(dictionary: string): Alphabet {
  const characters = dictionary.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return [null, ...characters.map((character) => (LATIN.test(character) ? character.normalize('NFKC') : null)), ' '];
}

/** For a narrow gap, the model rates "no character" above a space. It gives real spaces 0.3 to 0.5, other places below 0.01. */
const LIKELY_SPACE = 0.15;

interface Candidate {
  at: number;
  character: string;
  likelihood: number;
}

function decodeCharacters(
  { data, steps, classes }: Steps,
  alphabet: Alphabet,
  allowed: readonly number[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const space = alphabet.length - 1;
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const offset = step * classes;
    let [best, likelihood] = [0, data[offset] ?? 0];
    for (const index of allowed) {
      const value = data[offset + index] ?? 0;
      if (value > likelihood) [best, likelihood] = [index, value];
    }
    if (best === 0 && (data[offset + space] ?? 0) > LIKELY_SPACE) best = space;
    const last = candidates.at(-1);
    if (best !== 0 && best !== previous) candidates.push({ at: step, character: alphabet[best] ?? '', likelihood });
    else if (best !== 0 && last) last.likelihood = Math.max(last.likelihood, likelihood);
    previous = best;
  }
  return candidates;
}

function makePiece(candidates: readonly Candidate[]): Piece | null {
  const text = candidates
    .map(({ character }) => character)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const [first, last] = [candidates.at(0), candidates.at(-1)];
  if (!text || !first || !last) return null;
  const printed = candidates.filter(({ character }) => character !== ' ');
  const confidence = printed.reduce((sum, { likelihood }) => sum + likelihood, 0) / printed.length;
  return { text, confidence: Math.min(1, confidence), first: first.at, last: last.at };
}

export function allowedClasses(alphabet: Alphabet): number[] {
  return alphabet.flatMap((character, index) => (character === null ? [] : [index]));
}

/**
 * Turns the model's output into text (greedy CTC: repeated characters count once unless a blank step separates them).
 * @param gap steps between two characters that separate table cells
 */
export function decodeLine(output: Steps, alphabet: Alphabet, allowed: readonly number[], gap: number): Piece[] {
  const groups: Candidate[][] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const candidate of decodeCharacters(output, alphabet, allowed)) {
    if (candidate.character === ' ') {
      groups.at(-1)?.push(candidate);
      continue;
    }
    if (candidate.at - lastAt > gap) groups.push([]);
    groups.at(-1)?.push(candidate);
    lastAt = candidate.at;
  }
  return groups.flatMap((group) => makePiece(group) ?? []);
}
