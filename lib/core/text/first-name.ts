const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

export function firstName(name: string, all: readonly string[]): string {
  const own = firstWord(name);
  return all.filter((other) => firstWord(other) === own).length > 1 ? name : own;
}
