import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import type { Appointment } from './appointment';
import type { AppointmentBody, AppointmentInput, AppointmentPatch } from './schema';

type WithTimeZone<Fields> = Omit<Fields, 'timeZone'> & { timeZone: string };

export const appointmentsClient = collectionClient<
  Appointment,
  WithTimeZone<AppointmentBody>,
  WithTimeZone<AppointmentInput>,
  AppointmentPatch
>('appointments', {
  durationMinutes: null,
  title: null,
  place: null,
  note: null,
  status: 'planned',
  reminderMinutesBefore: null,
  seriesId: null,
});

const invalidatePlan = (petId: string) => invalidate(new RegExp(`^/api/pets/${petId}/(health|appointments)`));

export const upcomingClient = {
  ...appointmentsClient,
  list: (petId: string, cursor: string): Promise<Page<Appointment>> =>
    apiGet(`/api/pets/${petId}/appointments?${new URLSearchParams({ upcoming: 'true', limit: '50', cursor })}`),
};

export async function updateFollowing(
  petId: string,
  appointment: Appointment,
  patch: AppointmentPatch,
): Promise<Appointment> {
  await apiSend('PATCH', `/api/pets/${petId}/appointments/${appointment.id}?following=true`, patch);
  invalidatePlan(petId);
  return appointment;
}

export async function removeFollowing(petId: string, id: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/appointments/${id}?following=true`);
  invalidatePlan(petId);
}

export function removeCreated(petId: string, first: Appointment): Promise<void> {
  return first.seriesId === null ? appointmentsClient.remove(petId, first) : removeFollowing(petId, first.id);
}
