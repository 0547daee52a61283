import { petRoute } from '@/lib/access/route';
import { withSignedCode } from '@/lib/overviews/signed-passport/calls';
import { proofCall } from '@/lib/overviews/stay-proof/calls';
import { proofQuery } from '@/lib/overviews/stay-proof/schema';

export const GET = petRoute('view', { query: proofQuery, handle: withSignedCode(proofCall) });
