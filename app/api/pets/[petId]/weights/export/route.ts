import { petRoute } from '@/lib/access/route';
import { exportCall } from '@/lib/weights/calls';

export const GET = petRoute('view', { handle: exportCall });
