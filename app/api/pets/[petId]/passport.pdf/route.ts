import { petRoute } from '@/lib/access/route';
import { passportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';

export const GET = petRoute('own', { query: passportQuery, handle: passportCall });
