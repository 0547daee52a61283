import { collectionClient } from '@/lib/collections/client';
import type { VitalBody, VitalInput, VitalPatch } from './schema';
import type { Vital } from './vital';

export const vitalsClient = collectionClient<Vital, VitalBody, VitalInput, VitalPatch>('vitals', {
  context: null,
  note: null,
});
