import { sharedPassportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';
import { shareRoute } from '@/lib/sharing/links/route';
import { withSignedCode } from '@/lib/sharing/signed-passport/calls';

export const GET = shareRoute({ query: passportQuery, handle: withSignedCode(sharedPassportCall) });
