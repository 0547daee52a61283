import { ownAccountRoute } from '@/lib/access/route';
import { exportCall } from '@/lib/overviews/export/calls';

export const GET = ownAccountRoute({ handle: exportCall });
