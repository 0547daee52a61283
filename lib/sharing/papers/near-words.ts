/** Shorter words have too many neighbors: *Rage* and *Page*, *Staupe* and *Stauge*. */
const MIN_LETTERS = 7;

/** The word with a gap instead of each letter, and before and after each letter. */
function shapesOf(word: string): string[] {
  const shapes = [`${word}?`];
  for (let at = 0; at < word.length; at += 1)
    shapes.push(`${word.slice(0, at)}?${word.slice(at + 1)}`, `${word.slice(0, at)}?${word.slice(at)}`);
  return shapes;
}

/** Finds names that a reading missed by one letter: Leptospira for "Ceptospira". */
export class NearWords {
  readonly #byShape = new Map<string, Set<string>>();
  readonly #longest: number;

  constructor(words: ReadonlySet<string>) {
    const long = [...words].filter((word) => word.length >= MIN_LETTERS);
    this.#longest = Math.max(0, ...long.map((word) => word.length));
    for (const word of long) for (const shape of shapesOf(word)) this.#add(shape, word);
  }

  #add(shape: string, word: string): void {
    const words = this.#byShape.get(shape) ?? new Set();
    this.#byShape.set(shape, words.add(word));
  }

  /**
   * Takes time that depends on the length of the word only.
   * @returns words with one letter replaced, added or removed. Empty for words of fewer than 7 letters
   */
  find(word: string): string[] {
    if (word.length < MIN_LETTERS || word.length > this.#longest + 1) return [];
    return [...new Set(shapesOf(word).flatMap((shape) => [...(this.#byShape.get(shape) ?? [])]))];
  }
}
