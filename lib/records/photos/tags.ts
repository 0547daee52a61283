const SEPARATOR = ',';

/** Tags as somebody types them, with commas between them; a leading # is what other places want. Each once, whatever its case. */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(SEPARATOR)) {
    const tag = part
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^#+\s*/, '');
    const known = tag.toLowerCase();
    if (tag !== '' && !tags.has(known)) tags.set(known, tag);
  }
  return [...tags.values()];
}

/** The same the other way round, for a field of a form. */
export function writeTags(tags: readonly string[]): string {
  return tags.join(`${SEPARATOR} `);
}

/**
 * What can stand in the field instead of what is typed: its last word completed by a tag that was used before.
 * @param used in the order in which they are offered
 * @returns the whole text of the field by tag
 */
export function completeTags(text: string, used: readonly string[]): { tag: string; text: string }[] {
  const parts = text.split(SEPARATOR);
  const begun = (parts.pop() ?? '').trim().replace(/^#+/, '').toLowerCase();
  const before = readTags(parts.join(SEPARATOR));
  const there = new Set(before.map((tag) => tag.toLowerCase()));
  return used
    .filter(
      (tag) => tag.toLowerCase().startsWith(begun) && tag.toLowerCase() !== begun && !there.has(tag.toLowerCase()),
    )
    .map((tag) => ({ tag, text: writeTags([...before, tag]) }));
}
