import { foldLetters } from '@/lib/core/text/fold';

const SHOWN = 8;

function searchText(text: string): string {
  return foldLetters(text).replace(/[_/]+/g, ' ').trim();
}

export function findTimeZones(
  query: string,
  names: readonly string[],
  spokenName: (name: string) => string = () => '',
): string[] {
  const searchWords = searchText(query).split(/\s+/);
  const cityOf = (name: string) => searchText(name.split('/').at(-1) ?? '');
  const matchingNames = names.filter((name) => {
    const words = searchText(`${name} ${spokenName(name)}`).split(/\s+/);
    return searchWords.every((part) => words.some((word) => word.startsWith(part)));
  });
  const first = (name: string) => (cityOf(name).startsWith(searchWords.join(' ')) ? 0 : 1);
  return matchingNames.sort((a, b) => first(a) - first(b) || cityOf(a).localeCompare(cityOf(b))).slice(0, SHOWN);
}
