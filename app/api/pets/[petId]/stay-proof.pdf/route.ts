import { petRoute } from '@/lib/access/route';
import { withSignedCode } from '@/lib/sharing/signed-passport/calls';
import { proofCall } from '@/lib/sharing/stay-proof/calls';
import { proofQuery } from '@/lib/sharing/stay-proof/schema';

export const GET = petRoute('view', { query: proofQuery, handle: withSignedCode(proofCall) });
