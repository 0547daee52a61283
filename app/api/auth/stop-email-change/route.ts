import { publicRoute } from '@/lib/access/route';
import { stopEmailChangeCall } from '@/lib/passwords/calls';
import { stopEmailChangeInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: stopEmailChangeInput, handle: stopEmailChangeCall });
