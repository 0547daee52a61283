import { memberRoute } from '@/lib/access/route';
import { invitationQrCall } from '@/lib/sharing/people/calls';

/** `key` is the invitation's id. For the inviter only. */
export const GET = memberRoute({ handle: invitationQrCall });
