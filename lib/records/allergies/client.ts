import { collectionClient } from '@/lib/collections/client';
import type { Allergy } from './allergy';
import type { AllergyFormValues, AllergyInput, AllergyPatch } from './schema';

export const allergiesClient = collectionClient<Allergy, AllergyFormValues, AllergyInput, AllergyPatch>('allergies', {
  reaction: null,
  note: null,
});
