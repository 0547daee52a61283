import { apiSend } from '@/lib/core/http/api-client';
import { collectionClient } from '@/lib/core/query/collection-client';
import { markChanged } from '@/lib/core/query/query-client';
import type { Appointment } from './appointment';
import type { AppointmentInput, AppointmentPatch } from './schema';

export const appointmentsClient = collectionClient<Appointment, AppointmentInput, AppointmentPatch>('appointments');

/** Deletes an appointment and the later ones of its series; `restore` brings the same ones back. @throws ApiError */
export async function removeFollowing(petId: string, id: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/appointments/${id}?following=true`);
  markChanged(new RegExp(`^/api/pets/${petId}/(health|appointments)`));
}
