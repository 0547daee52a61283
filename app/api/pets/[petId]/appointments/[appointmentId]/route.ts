import { petRoute } from '@/lib/access/route';
import { authorOf, ifMatchOf, itemRoutes } from '@/lib/collections/routes';
import { appointments } from '@/lib/records/appointments/collection';
import { removeAppointment, updateAppointment } from '@/lib/records/appointments/mutations';
import { appointmentPatch, seriesQuery } from '@/lib/records/appointments/schema';

export const { GET } = itemRoutes(appointments);

export const PATCH = petRoute('edit', {
  token: 'write',
  query: seriesQuery,
  body: appointmentPatch,
  versioned: true,
  matched: true,
  handle: ({ access, viewer, params, query, body, request, at }) =>
    updateAppointment(access, params.appointmentId ?? '', body, {
      ...authorOf(viewer, at),
      following: query.following !== undefined,
      ifMatch: ifMatchOf(request),
    }),
});

export const DELETE = petRoute('edit', {
  token: 'write',
  query: seriesQuery,
  matched: true,
  handle: ({ access, params, query, request, at }) =>
    removeAppointment(access, params.appointmentId ?? '', {
      following: query.following !== undefined,
      ifMatch: ifMatchOf(request),
      at,
    }),
});
