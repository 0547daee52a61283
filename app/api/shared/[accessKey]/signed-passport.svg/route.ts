import { shareRoute } from '@/lib/access/route';
import { sharedCodeCall } from '@/lib/sharing/signed-passport/calls';

export const GET = shareRoute({ handle: sharedCodeCall });
