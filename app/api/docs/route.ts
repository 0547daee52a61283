import { publicRoute } from '@/lib/access/route';
import { docsCall } from '@/lib/site/api-docs/calls';

export const GET = publicRoute({ handle: docsCall });
