import { publicRoute } from '@/lib/access/route';
import { pingDatabase } from '@/lib/core/db/ping';

export const GET = publicRoute({ handle: pingDatabase });
