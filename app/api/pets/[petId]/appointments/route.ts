import { listRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { appointments } from '@/lib/appointments/collection';
import { createAppointment } from '@/lib/appointments/mutations';
import { listUpcoming } from '@/lib/appointments/queries';
import { listQuery } from '@/lib/appointments/schema';

export const { POST } = listRoutes({ ...appointments, create: createAppointment });

export const GET = petRoute('view', {
  query: listQuery,
  handle: ({ access, query: { upcoming, ...page }, at }) =>
    upcoming ? listUpcoming(access, page, at) : appointments.list(access, page),
});
