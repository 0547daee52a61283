'use client';

import { freshness } from '@/lib/core/query/prefetch';
import { cachedFresh, readFresh } from '@/lib/core/query/query-client';

/** Id and name of each pet of the signed-in user; without a call when the list was read a moment ago. */
export async function listOwnPets(): Promise<{ id: string; name: string }[]> {
  const list = cachedFresh<{ id: string; name: string }[]>('/api/pets', freshness.petList);
  if (list) return list;
  const { id } = await readFresh<{ id: string }>('/api/users/current', freshness.currentUser);
  return readFresh(`/api/users/${id}/pets`, freshness.petList);
}
