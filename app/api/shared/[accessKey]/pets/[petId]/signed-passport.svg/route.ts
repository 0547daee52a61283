import { publicRoute } from '@/lib/access/route';
import { stayCodeCall } from '@/lib/sharing/signed-passport/calls';
import { withStayPet } from '@/lib/sharing/stays/calls/stays';

export const GET = publicRoute({ handle: withStayPet(stayCodeCall) });
