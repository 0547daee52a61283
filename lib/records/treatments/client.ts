import { collectionClient } from '@/lib/collections/client';
import type { TreatmentInput, TreatmentPatch } from './schema';
import type { Treatment } from './treatment';

export const treatmentsClient = collectionClient<Treatment, TreatmentInput, TreatmentPatch>('treatments');
