// Separate file, so that browsers do not load the data of the modules that use it.

export function withoutInvisible(text: string): string {
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

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

export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(FOLDED_LETTER, (letter) => letterFolds.get(letter) ?? letter);
}

export function fold(text: string): string {
  return foldLetters(withoutInvisible(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
