import { petRoute } from '@/lib/access/route';
import { authorOf, itemRoutes } from '@/lib/collections/routes';
import { appointments } from '@/lib/records/appointments/collection';
import { removeAppointment, updateAppointment } from '@/lib/records/appointments/mutations';
import { appointmentPatch, seriesQuery } from '@/lib/records/appointments/schema';

export const { GET } = itemRoutes(appointments);

export const PATCH = petRoute('edit', {
  query: seriesQuery,
  body: appointmentPatch,
  handle: ({ access, viewer, params, query, body, at }) =>
    updateAppointment(access, params.appointmentId ?? '', body, {
      ...authorOf(viewer, at),
      following: query.following !== undefined,
    }),
});

export const DELETE = petRoute('edit', {
  query: seriesQuery,
  handle: ({ access, params, query, at }) =>
    removeAppointment(access, params.appointmentId ?? '', { following: query.following !== undefined, at }),
});
