import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { ListedVaccination } from './dose-marks';
import type { VaccinationCard, VaccinationFormValues, VaccinationInput, VaccinationPatch } from './schema';

const judgedBy = ['vaccine', 'product', 'antigens', 'givenOn', 'validUntil', 'nextDueOn'] as const;

export const vaccinationsClient = collectionClient<
  ListedVaccination,
  VaccinationFormValues,
  VaccinationInput,
  VaccinationPatch
>(
  'vaccinations',
  {
    product: null,
    antigens: [],
    validUntil: null,
    nextDueOn: null,
    manufacturer: null,
    batch: null,
    vetName: null,
    clinic: null,
    document: null,
    reaction: null,
    note: null,
    tooEarly: null,
    beforeChip: null,
  },
  { tooEarly: judgedBy, beforeChip: judgedBy },
);

/** Needs a connection, because the entries of a card are written together. */
export async function createCard(petId: string, card: VaccinationCard, key: string): Promise<ListedVaccination[]> {
  const { entries } = await apiSend<{ entries: ListedVaccination[] }>(
    'POST',
    `/api/pets/${petId}/vaccinations/card`,
    card,
    { idempotencyKey: key },
  );
  invalidate(new RegExp(`^/api/pets/${petId}/(health|vaccinations)`));
  return entries;
}
