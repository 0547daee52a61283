import { publicRoute } from '@/lib/access/route';
import { stopEmailChangeCall } from '@/lib/accounts/passwords/calls';
import { stopEmailChangeInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: stopEmailChangeInput, handle: stopEmailChangeCall });
