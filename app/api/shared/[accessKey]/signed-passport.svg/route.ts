import { shareRoute } from '@/lib/sharing/links/route';
import { sharedCodeCall } from '@/lib/sharing/signed-passport/calls';

export const GET = shareRoute({ handle: sharedCodeCall });
