import { memberRoute } from '@/lib/access/route';
import { searchBreeds } from '@/lib/records/pets/breeds';
import { breedQuery } from '@/lib/records/pets/schema';

export const GET = memberRoute({
  query: breedQuery,
  handle: async ({ query, locale }) => searchBreeds(query.type, query.q, locale),
});
