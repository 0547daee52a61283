import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { collectionClient } from '@/lib/collections/client';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromMs } from '@/lib/core/time/instants';
import type { AllergyConflict } from './allergy-warning';
import type { ListedMedication } from './checked-medication';
import type { DoseGuard } from './dose-guard';
import type { Dose } from './medication';
import type { DoseInput, MedicationBody, MedicationInput, MedicationPatch } from './schema';

export const medicationsClient = collectionClient<ListedMedication, MedicationBody, MedicationInput, MedicationPatch>(
  'medications',
  {
    dosage: null,
    frequency: 'UNKNOWN',
    endsOn: null,
    instructions: null,
    reason: null,
    prescriber: null,
    reminders: [],
    timeZone: null,
    minHoursBetween: null,
    maxPerDay: null,
    steps: [],
    stockDoses: null,
    refillBelow: null,
    responsible: [],
    allergyReason: null,
    confirmedConflicts: [],
    allergyCheck: null,
  },
  { allergyCheck: ['name', 'dosage', 'steps', 'instructions', 'reason'] },
);

export function conflictsOf(error: unknown): AllergyConflict[] | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'allergy_conflict') return null;
  return (error.failure.conflicts ?? []) as AllergyConflict[];
}

const path = (petId: string, medicationId: string) => `/api/pets/${petId}/medications/${medicationId}/doses`;

async function invalidateAfter<Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> {
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
  confirmed?: boolean;
};

interface DoseMedicine {
  id: string;
  name: string;
}

export function logDose(
  petId: string,
  { id: medicationId, name: title }: DoseMedicine,
  dose: DoseReport,
  idempotencyKey: string,
): Promise<Dose & { guard?: DoseGuard }> {
  const about = { ...doseOf(petId, medicationId, idempotencyKey), path: path(petId, medicationId) };
  const entry = {
    note: null,
    reason: null,
    by: '',
    at: instantFromMs(nowMs()).toISOString(),
    ...dose,
    id: about.entryId,
    title,
  };
  const body = { ...dose, id: about.entryId };
  const request = { verb: 'create', method: 'POST', body, shown: entry, isMomentary: dose.at === undefined } as const;
  return invalidateAfter(
    petId,
    sendOrStore<Dose>({ ...about, ...request, key: idempotencyKey }, () =>
      apiSend<Dose>('POST', about.path, body, { idempotencyKey }),
    ),
  );
}

const doseOf = (petId: string, medicationId: string, entryId: string) => ({
  collection: 'doses',
  petId,
  parentId: medicationId,
  entryId,
});

export async function removeDose(
  petId: string,
  { id: medicationId, name: title }: DoseMedicine,
  doseId: string,
): Promise<void> {
  const about = { ...doseOf(petId, medicationId, doseId), path: `${path(petId, medicationId)}/${doseId}` };
  const removal = { verb: 'remove', method: 'DELETE', shown: { id: doseId, title } } as const;
  await invalidateAfter(
    petId,
    sendOrStore<unknown>({ ...about, ...removal }, () => apiSend('DELETE', about.path)),
  );
}
