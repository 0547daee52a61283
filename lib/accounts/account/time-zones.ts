import { foldLetters } from '@/lib/core/text/fold';

const SHOWN = 8;

function searchText(text: string): string {
  return foldLetters(text).replace(/[_/]+/g, ' ').trim();
}

export function findTimeZones(
  query: string,
  names: readonly string[],
  spoken: (name: string) => string = () => '',
): string[] {
  const wanted = searchText(query).split(/\s+/);
  const cityOf = (name: string) => searchText(name.split('/').at(-1) ?? '');
  const found = names.filter((name) => {
    const words = searchText(`${name} ${spoken(name)}`).split(/\s+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  const first = (name: string) => (cityOf(name).startsWith(wanted.join(' ')) ? 0 : 1);
  return found.sort((a, b) => first(a) - first(b) || cityOf(a).localeCompare(cityOf(b))).slice(0, SHOWN);
}
