import { graphemesOf } from '../i18n/text-segments';

const MAX_LETTERS = 3;

const lettersOf = (name: string) => graphemesOf(name.trim()).map(({ segment }) => segment);

function startOf(letters: readonly string[], count: number): string {
  const [first = '', ...rest] = letters.slice(0, count);
  return first.toUpperCase() + rest.join('');
}

export function ringLetters(name: string, all: readonly string[]): string {
  const own = lettersOf(name);
  const others = all.filter((other) => other !== name).map(lettersOf);
  for (let count = 1; count < MAX_LETTERS; count += 1) {
    const start = startOf(own, count);
    if (others.every((other) => startOf(other, count) !== start)) return start;
  }
  return startOf(own, MAX_LETTERS);
}
