import { publicRoute } from '@/lib/access/route';
import { registerCall } from '@/lib/passwords/calls';
import { registerInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: registerInput, status: 201, handle: registerCall });
