import { paths } from './paths';

// The page of a shared pet or photo is read by people who never agreed to anything; the outbox is a tool of developers, the admin area of
// those who read the counts.
const { shared: _shared, sharedPhoto: _sharedPhoto, outbox: _outbox, ...others } = paths;
const counted = Object.values(others).filter((path) => typeof path === 'function' || !path.startsWith(paths.admin));

/** Every page that may be counted, with the ids left out of its path: `/pets/:id`. A closed list. */
export const pagePatterns: readonly string[] = counted.map((path) => (typeof path === 'function' ? path(':id') : path));

/** The pattern of a path, or null for one that is not counted. A fixed path goes before a pattern: `/pets/new`. */
export function pagePattern(pathname: string): string | null {
  if (pagePatterns.includes(pathname)) return pathname;
  const parts = pathname.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part === ':id' && parts[at] !== ''))
    );
  };
  return pagePatterns.find((pattern) => pattern.includes(':id') && fits(pattern)) ?? null;
}
