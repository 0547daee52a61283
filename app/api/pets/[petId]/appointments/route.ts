import { listRoutes } from '@/lib/access/collection-routes';
import { appointments } from '@/lib/appointments/collection';
import { createAppointment } from '@/lib/appointments/mutations';

export const { GET, POST } = listRoutes({ ...appointments, create: createAppointment });
