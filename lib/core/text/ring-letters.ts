const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const lettersOf = (name: string) => [...graphemes.segment(name.trim())].map(({ segment }) => segment);
const MOST = 3;

function startOf(letters: readonly string[], count: number): string {
  const [first = '', ...rest] = letters.slice(0, count);
  return first.toLocaleUpperCase('und') + rest.join('');
}

/**
 * The shortest start of the name, of one to three letters, that nobody else in `all` has.
 * @param all names of everybody who is shown together, this one included
 */
export function ringLetters(name: string, all: readonly string[]): string {
  const own = lettersOf(name);
  const others = all.filter((other) => other !== name).map(lettersOf);
  for (let count = 1; count < MOST; count += 1) {
    const start = startOf(own, count);
    if (others.every((other) => startOf(other, count) !== start)) return start;
  }
  return startOf(own, MOST);
}
