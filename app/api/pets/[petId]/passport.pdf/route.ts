import { petRoute } from '@/lib/access/route';
import { passportCall } from '@/lib/overviews/passport/calls';
import { passportQuery } from '@/lib/overviews/passport/schema';
import { withSignedCode } from '@/lib/sharing/signed-passport/calls';

export const GET = petRoute('view', { query: passportQuery, handle: withSignedCode(passportCall) });
