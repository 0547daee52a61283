import { publicRoute } from '@/lib/access/route';
import { countPageView } from '@/lib/page-views/calls';
import { pageViewInput } from '@/lib/page-views/schema';

export const POST = publicRoute({ body: pageViewInput, handle: countPageView });
