import { petRoute } from '@/lib/access/route';
import { exportCall } from '@/lib/records/weights/calls';

export const GET = petRoute('view', { token: 'read', handle: exportCall });
