import { memberRoute } from '@/lib/access/route';
import { invitationQrCall } from '@/lib/sharing/people/calls';

/** By the id of the invitation, for its inviter. */
export const GET = memberRoute({ handle: invitationQrCall });
