import { shareRoute } from '@/lib/access/route';
import { sharedCodeCall } from '@/lib/overviews/signed-passport/calls';

export const GET = shareRoute({ handle: sharedCodeCall });
