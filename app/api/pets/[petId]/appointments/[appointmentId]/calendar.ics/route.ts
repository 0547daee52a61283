import { petRoute } from '@/lib/access/route';
import { calendarFileCall } from '@/lib/records/appointments/calls';

export const GET = petRoute('view', { handle: calendarFileCall });
