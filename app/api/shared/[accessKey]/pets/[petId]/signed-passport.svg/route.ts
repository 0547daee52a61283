import { publicRoute } from '@/lib/access/route';
import { stayCodeCall } from '@/lib/overviews/signed-passport/calls';
import { withStayPet } from '@/lib/overviews/stays/calls/stays';

export const GET = publicRoute({ handle: withStayPet(stayCodeCall) });
