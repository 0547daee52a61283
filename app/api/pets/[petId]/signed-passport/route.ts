import { petRoute } from '@/lib/access/route';
import { revokeCall, signCall } from '@/lib/overviews/signed-passport/calls';
import { findSignedPassport } from '@/lib/overviews/signed-passport/queries';

export const GET = petRoute('view', {
  handle: async ({ access, at }) => ({ passport: await findSignedPassport(access, at) }),
});

export const POST = petRoute('share', { handle: signCall });

export const DELETE = petRoute('share', { handle: revokeCall });
