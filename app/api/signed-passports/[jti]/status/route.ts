import { publicRoute } from '@/lib/access/route';
import { statusCall } from '@/lib/overviews/signed-passport/calls';

export const GET = publicRoute({ handle: statusCall });
