const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/**
 * The first word of a name, or all of it where somebody else's begins with the same word.
 * @param all names of everybody who is shown together, this one included
 */
export function firstName(name: string, all: readonly string[]): string {
  const own = firstWord(name);
  return all.filter((other) => firstWord(other) === own).length > 1 ? name : own;
}
