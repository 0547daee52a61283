import { collectionClient } from '@/lib/core/query/collection-client';
import type { Allergy } from './allergy';
import type { AllergyInput, AllergyPatch } from './schema';

export const allergiesClient = collectionClient<Allergy, AllergyInput, AllergyPatch>('allergies');
