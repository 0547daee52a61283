import { petRoute } from '@/lib/access/route';
import { passportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';

export const GET = petRoute('view', { query: passportQuery, handle: passportCall });
