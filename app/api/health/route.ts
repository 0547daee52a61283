import { publicRoute } from '@/lib/access/route';
import { pingDatabase } from '@/lib/core/health';

export const GET = publicRoute({ handle: pingDatabase });
