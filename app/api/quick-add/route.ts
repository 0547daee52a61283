import { memberRoute } from '@/lib/access/route';
import { getQuickAdd } from '@/lib/overviews/quick-add/queries';
import { quickAddQuery } from '@/lib/overviews/quick-add/schema';

export const GET = memberRoute({
  query: quickAddQuery,
  handle: ({ viewer, formatLocale: locale, at, query }) => getQuickAdd(viewer, { locale, at, petId: query.petId }),
});
