import { type QueryPath, readFresh } from './query-client';

const MINUTE = 60_000;

/** How long what was read counts as fresh, in milliseconds (specification, section 9). */
export const freshness = {
  petList: 5 * MINUTE,
  pet: 2 * MINUTE,
  health: 5 * MINUTE,
  routines: 10 * MINUTE,
  currentUser: 5 * MINUTE,
} as const;

interface Prefetch {
  page: RegExp;
  read: (petId: string) => QueryPath;
  freshFor: number;
}

const ANY_PAGE = /^\//;
const PET_PAGE = /^\/pets\/([0-9a-f-]{36})(?:\/|$)/;

/** What each page of the signed-in area reads ahead (R2.10), one line per read. */
const prefetches: readonly Prefetch[] = [
  { page: ANY_PAGE, read: () => '/api/users/current', freshFor: freshness.currentUser },
  { page: /^\/pets$/, read: () => '/api/pets', freshFor: freshness.petList },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}`, freshFor: freshness.pet },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}/health`, freshFor: freshness.health },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}/routines`, freshFor: freshness.routines },
];

/** Reads what the page at `pathname` needs and is no longer fresh. A read that fails is tried at the next change of route. */
export async function prefetchFor(pathname: string): Promise<void> {
  const wanted = prefetches.flatMap(({ page, read, freshFor }) => {
    const match = page.exec(pathname);
    return match ? [readFresh(read(match[1] ?? ''), freshFor)] : [];
  });
  await Promise.allSettled(wanted);
}
