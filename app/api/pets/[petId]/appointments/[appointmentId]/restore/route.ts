import { restoreRoute } from '@/lib/access/collection-routes';
import { appointments } from '@/lib/appointments/collection';
import { restoreAppointment } from '@/lib/appointments/mutations';

export const POST = restoreRoute({ ...appointments, restore: restoreAppointment });
