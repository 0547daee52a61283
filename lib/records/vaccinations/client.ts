import { collectionClient } from '@/lib/collections/client';
import type { ListedVaccination } from './dose-marks';
import type { VaccinationFormValues, VaccinationInput, VaccinationPatch } from './schema';

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
