import { memberRoute, publicRoute } from '@/lib/access/route';
import { acceptInvitationCall, invitationCall } from '@/lib/sharing/people/calls';
import { revokeInvitation } from '@/lib/sharing/people/mutations/invitations';

export const GET = publicRoute({ handle: invitationCall });

export const POST = memberRoute({ handle: acceptInvitationCall });

/** `key` is the invitation's id here, not its secret. */
export const DELETE = memberRoute({
  handle: ({ viewer, params, at }) => revokeInvitation(viewer, params.key ?? '', at),
});
