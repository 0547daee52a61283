import { petRoute } from '@/lib/access/route';
import { passportCall } from '@/lib/passport/calls';
import { passportQuery } from '@/lib/passport/schema';

export const GET = petRoute('own', { query: passportQuery, handle: passportCall });
