import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { ImportAnswer } from './import-rows';
import type { WeightBody, WeightImport, WeightInput, WeightPatch } from './schema';
import type { Weight } from './weight';
import type { WeightGoal } from './weight-goal';

export const weightsClient = collectionClient<Weight, WeightBody, WeightInput, WeightPatch>('weights', {
  bodyConditionScore: null,
  note: null,
});

export async function saveWeightGoal(petId: string, weightGoal: WeightGoal | null): Promise<void> {
  await apiSend('PATCH', `/api/pets/${petId}`, { weightGoal });
  invalidate(new RegExp(`^/api/pets/${petId}(/health)?$`));
}

export async function importWeights(petId: string, series: WeightImport, key: string): Promise<ImportAnswer> {
  const answer = await apiSend<ImportAnswer>('POST', `/api/pets/${petId}/weights/import`, series, {
    idempotencyKey: key,
  });
  if (!series.rehearsal) invalidate(new RegExp(`^/api/pets/${petId}/(health|weights)`));
  return answer;
}
