import { memberRoute } from '@/lib/access/route';
import { createInvitationCall } from '@/lib/overviews/people/calls';
import { invitationInput } from '@/lib/overviews/people/schema';

export const POST = memberRoute({ body: invitationInput, status: 201, handle: createInvitationCall });
