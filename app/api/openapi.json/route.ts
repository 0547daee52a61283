import { publicRoute } from '@/lib/access/route';
import { documentCall } from '@/lib/site/api-docs/calls';

export const GET = publicRoute({ handle: documentCall });
