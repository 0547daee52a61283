import { publicRoute } from '@/lib/access/route';
import { checkHealth, healthQuery } from '@/lib/core/http/health';

export const GET = publicRoute({ query: healthQuery, handle: checkHealth });
