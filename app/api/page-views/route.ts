import { publicRoute } from '@/lib/access/route';
import { countPageView } from '@/lib/site/page-views/calls';
import { pageViewInput } from '@/lib/site/page-views/schema';

export const POST = publicRoute({ body: pageViewInput, handle: countPageView });
