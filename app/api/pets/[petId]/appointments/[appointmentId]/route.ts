import { itemRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { appointments } from '@/lib/appointments/collection';
import { removeAppointment } from '@/lib/appointments/mutations';
import { removalQuery } from '@/lib/appointments/schema';

export const { GET, PATCH } = itemRoutes(appointments);

export const DELETE = petRoute('edit', {
  query: removalQuery,
  handle: ({ access, params, query, at }) =>
    removeAppointment(access, params.appointmentId ?? '', { following: query.following !== undefined, at }),
});
