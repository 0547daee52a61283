import { ownAccountRoute } from '@/lib/access/route';
import { exportCall } from '@/lib/export/calls';

export const GET = ownAccountRoute({ handle: exportCall });
