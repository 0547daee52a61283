import { collectionClient } from '@/lib/collections/client';
import type { SymptomBody, SymptomInput, SymptomPatch } from './schema';
import type { Symptom } from './symptom';

export const symptomsClient = collectionClient<Symptom, SymptomBody, SymptomInput, SymptomPatch>('symptoms', {
  severity: null,
  durationSeconds: null,
  stoolScore: null,
  note: null,
});
