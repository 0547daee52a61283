import { shareRoute } from '@/lib/access/route';
import { sharedPassportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';

export const GET = shareRoute({ query: passportQuery, handle: sharedPassportCall });
