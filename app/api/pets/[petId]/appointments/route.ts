import { petRoute } from '@/lib/access/route';
import { listRoutes } from '@/lib/collections/routes';
import { appointments } from '@/lib/records/appointments/collection';
import { createAppointment } from '@/lib/records/appointments/mutations';
import { listUpcoming } from '@/lib/records/appointments/queries';
import { listQuery } from '@/lib/records/appointments/schema';

export const { POST } = listRoutes({ ...appointments, create: createAppointment });

export const GET = petRoute('view', {
  token: 'read',
  query: listQuery,
  handle: ({ access, query: { upcoming, ...page }, at }) =>
    upcoming ? listUpcoming(access, page, at) : appointments.list(access, page),
});
