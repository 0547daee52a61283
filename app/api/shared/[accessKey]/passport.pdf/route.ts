import { shareRoute } from '@/lib/access/route';
import { sharedPassportCall } from '@/lib/passport/calls';
import { passportQuery } from '@/lib/passport/schema';

export const GET = shareRoute({ query: passportQuery, handle: sharedPassportCall });
