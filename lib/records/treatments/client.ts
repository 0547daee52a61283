import { collectionClient } from '@/lib/collections/client';
import type { TreatmentBody, TreatmentInput, TreatmentPatch } from './schema';
import type { Treatment } from './treatment';

export const treatmentsClient = collectionClient<Treatment, TreatmentBody, TreatmentInput, TreatmentPatch>(
  'treatments',
  {
    substance: null,
    weightGrams: null,
    nextDueOn: null,
    givenBy: null,
    note: null,
  },
);
