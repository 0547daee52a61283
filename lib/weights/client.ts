import { apiSend } from '@/lib/core/http/api-client';
import { collectionClient } from '@/lib/core/query/collection-client';
import { markChanged } from '@/lib/core/query/query-client';
import type { ImportAnswer } from './import-rows';
import type { WeightImport, WeightInput, WeightPatch } from './schema';
import type { Weight } from './weight';

export const weightsClient = collectionClient<Weight, WeightInput, WeightPatch>('weights');

/** Reads a series, and stores it unless it is a rehearsal. Once per key. @throws ApiError */
export async function importWeights(petId: string, series: WeightImport, key: string): Promise<ImportAnswer> {
  const answer = await apiSend<ImportAnswer>('POST', `/api/pets/${petId}/weights/import`, series, key);
  if (!series.rehearsal) markChanged(new RegExp(`^/api/pets/${petId}/(health|weights)`));
  return answer;
}
