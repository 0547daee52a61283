import { publicRoute } from '@/lib/access/route';
import { documentCall } from '@/lib/api-docs/calls';

export const GET = publicRoute({ handle: documentCall });
