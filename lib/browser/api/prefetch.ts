import { type QueryPath, readFresh } from './query-client';

const MINUTE = 60_000;

/** Milliseconds (specification, section 9). */
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

/** R2.10. */
const prefetches: readonly Prefetch[] = [
  { page: ANY_PAGE, read: () => '/api/users/current', freshFor: freshness.currentUser },
  { page: /^\/pets$/, read: () => '/api/pets', freshFor: freshness.petList },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}`, freshFor: freshness.pet },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}/health`, freshFor: freshness.health },
  { page: PET_PAGE, read: (petId) => `/api/pets/${petId}/routines`, freshFor: freshness.routines },
];

export async function prefetchFor(pathname: string): Promise<void> {
  const pendingReads = prefetches.flatMap(({ page, read, freshFor }) => {
    const match = page.exec(pathname);
    return match ? [readFresh(read(match[1] ?? ''), freshFor)] : [];
  });
  await Promise.allSettled(pendingReads);
}
