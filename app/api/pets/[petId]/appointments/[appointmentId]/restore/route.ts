import { restoreRoute } from '@/lib/collections/routes';
import { appointments } from '@/lib/records/appointments/collection';
import { restoreAppointment } from '@/lib/records/appointments/mutations';

export const POST = restoreRoute({ ...appointments, restore: restoreAppointment });
