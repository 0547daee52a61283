import { memberRoute, publicRoute } from '@/lib/access/route';
import { acceptPetCall, handoverCall } from '@/lib/sharing/handover/calls';

export const GET = publicRoute({ handle: handoverCall });

export const POST = memberRoute({ handle: acceptPetCall });
