import { memberRoute } from '@/lib/access/route';
import { getQuickAdd } from '@/lib/overviews/quick-add/queries';

export const GET = memberRoute({ handle: ({ viewer, formatLocale, at }) => getQuickAdd(viewer, formatLocale, at) });
