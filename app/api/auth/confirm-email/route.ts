import { publicRoute } from '@/lib/access/route';
import { confirmEmailCall } from '@/lib/passwords/calls';
import { confirmEmailInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: confirmEmailInput, handle: confirmEmailCall });
