const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/**
 * First word of a name, or the whole name if another one begins with the same word.
 * @param all all names that are displayed together, including this one
 */
export function firstName(name: string, all: readonly string[]): string {
  const own = firstWord(name);
  return all.filter((other) => firstWord(other) === own).length > 1 ? name : own;
}
