import { collectionClient } from '@/lib/collections/client';
import type { VitalInput, VitalPatch } from './schema';
import type { Vital } from './vital';

export const vitalsClient = collectionClient<Vital, VitalInput, VitalPatch>('vitals');
