import { paths, petFact } from './paths';

// Excludes shared pages, whose readers gave no consent, and pages that are not for users: outbox and admin area.
const {
  shared: _shared,
  sharedPhoto: _sharedPhoto,
  sharedStay: _sharedStay,
  sharedAnswer: _sharedAnswer,
  outbox: _outbox,
  ...others
} = paths;
const countedPaths = Object.values(others).filter(
  (path) => typeof path === 'function' || !path.startsWith(paths.admin),
);

export const pagePatterns: readonly string[] = [
  ...countedPaths.map((path) => (typeof path === 'function' ? path(':id') : path)),
  petFact(':id', ':id', ':id'),
];

export function pagePattern(pathname: string): string | null {
  if (pagePatterns.includes(pathname)) return pathname;
  const parts = pathname.split('/');
  const fits = (pattern: string) => {
    const wantedParts = pattern.split('/');
    return (
      wantedParts.length === parts.length &&
      wantedParts.every((part, at) => part === parts[at] || (part === ':id' && parts[at] !== ''))
    );
  };
  return pagePatterns.find((pattern) => pattern.includes(':id') && fits(pattern)) ?? null;
}
