import { collectionClient } from '@/lib/collections/client';
import type { Allergy } from './allergy';
import type { AllergyInput, AllergyPatch } from './schema';

export const allergiesClient = collectionClient<Allergy, AllergyInput, AllergyPatch>('allergies');
