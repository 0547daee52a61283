import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { WeightBody, WeightInput, WeightPatch } from './schema';
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
