import { petRoute } from '@/lib/access/route';
import { revokeCall, signCall } from '@/lib/sharing/signed-passport/calls';
import { findSignedPassport } from '@/lib/sharing/signed-passport/queries';

export const GET = petRoute('view', {
  handle: async ({ access, at }) => ({ passport: await findSignedPassport(access, at) }),
});

export const POST = petRoute('share', { handle: signCall });

export const DELETE = petRoute('share', { handle: revokeCall });
