import { memberRoute } from '@/lib/access/route';
import { createInvitationCall } from '@/lib/sharing/people/calls';
import { invitationInput } from '@/lib/sharing/people/schema';

export const POST = memberRoute({ body: invitationInput, status: 201, handle: createInvitationCall });
