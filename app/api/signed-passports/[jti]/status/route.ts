import { publicRoute } from '@/lib/access/route';
import { statusCall } from '@/lib/sharing/signed-passport/calls';

export const GET = publicRoute({ handle: statusCall });
