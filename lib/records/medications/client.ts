import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { AllergyConflict } from './allergy-warning';
import type { CheckedMedication } from './checked-medication';
import type { DoseGuard } from './dose-guard';
import type { Dose } from './medication';
import type { DoseInput, MedicationInput, MedicationPatch } from './schema';

export const medicationsClient = collectionClient<CheckedMedication, MedicationInput, MedicationPatch>('medications');

export function conflictsOf(error: unknown): AllergyConflict[] | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'allergy_conflict') return null;
  return (error.failure.conflicts ?? []) as AllergyConflict[];
}

const path = (petId: string, medicationId: string) => `/api/pets/${petId}/medications/${medicationId}/doses`;

async function written<Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  invalidate(new RegExp(`^/api/pets/${petId}/(health|medications)`));
  return result;
}

export type DoseReport = Pick<DoseInput, 'status' | 'scheduledFor'> & {
  at?: string;
  note?: string | null;
  again?: boolean;
  reason?: string | null;
  knownAt?: string | null;
};

/** Who gave the dose before; null where that is not why it was refused. */
export function guardOfRefusal(error: unknown): DoseGuard | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'dose_already_given') return null;
  return (error.failure.guard ?? null) as DoseGuard | null;
}

/** With `guard` the answered dose was stored before. */
export function logDose(
  petId: string,
  medicationId: string,
  dose: DoseReport,
  idempotencyKey: string,
): Promise<Dose & { guard?: DoseGuard }> {
  return written(petId, apiSend('POST', path(petId, medicationId), dose, { idempotencyKey }));
}

export async function removeDose(petId: string, medicationId: string, doseId: string): Promise<void> {
  await written(petId, apiSend('DELETE', `${path(petId, medicationId)}/${doseId}`));
}
