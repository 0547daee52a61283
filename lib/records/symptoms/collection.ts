import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type SymptomInput, type SymptomPatch, symptomInput, symptomPatch } from './schema';
import { checkSymptom, type Symptom, type SymptomRow, symptomColumns, toSymptom } from './symptom';

export const symptoms = petCollection<SymptomRow, Symptom, SymptomInput, SymptomPatch>({
  name: 'symptoms',
  input: symptomInput,
  patch: symptomPatch,
  columns: symptomColumns,
  newestBy: 'noticedAt',
  toItem: toSymptom,
  toColumns: (input) => ({ ...input }),
  check: checkSymptom,
});
