import { foldLetters } from '@/lib/core/text/fold';

const SEPARATOR = ',';

export function readTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(SEPARATOR)) {
    const tag = part
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[#\s]+/, '');
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

export function writeTags(tags: readonly string[]): string {
  return tags.join(`${SEPARATOR} `);
}

export function completeTags(text: string, usedTags: readonly string[]): { tag: string; text: string }[] {
  const parts = text.split(SEPARATOR);
  const unfinishedTag = (parts.pop() ?? '').trim().replace(/^#+/, '');
  const before = readTags(parts.join(SEPARATOR));
  const there = new Set(before.map((tag) => tag.toLowerCase()));
  const isOpen = (tag: string) => tag.toLowerCase() !== unfinishedTag.toLowerCase() && !there.has(tag.toLowerCase());
  return usedTags
    .filter((tag) => foldLetters(tag).startsWith(foldLetters(unfinishedTag)) && isOpen(tag))
    .map((tag) => ({ tag, text: writeTags([...before, tag]) }));
}
