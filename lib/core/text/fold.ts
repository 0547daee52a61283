// Separate file, so that browsers do not load the data of the modules that use it.

export function withoutInvisible(text: string): string {
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

/** Letters that Unicode does not decompose, plus the dotless i and the final sigma. */
export const letterFolds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ð: 'd',
    đ: 'd',
    ħ: 'h',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    ŧ: 't',
    ς: 'σ',
  }),
);
const FOLDED_LETTER = new RegExp(`[${[...letterFolds.keys()].join('')}]`, 'g');

/**
 * Lowercases a text and replaces accents, ligatures and letters that few keyboards have. Searches compare the result;
 * `foldedSql` is the SQL version.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(FOLDED_LETTER, (letter) => letterFolds.get(letter) ?? letter);
}

/** Normalizes a name for comparison: "Antirrábica" becomes "antirrabica", "DHPPi+L4" becomes "dhppi l4". */
export function fold(text: string): string {
  return foldLetters(withoutInvisible(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
