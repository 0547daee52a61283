import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type Allergy, allergyColumns, toAllergy } from './allergy';
import { type AllergyInput, type AllergyPatch, allergyInput, allergyPatch } from './schema';
import { allergyLimits } from './vocabulary';

export const allergies = petCollection<Allergy, Allergy, AllergyInput, AllergyPatch>({
  name: 'allergies',
  input: () => allergyInput,
  patch: () => allergyPatch,
  columns: allergyColumns,
  perPet: allergyLimits.perPet,
  newestBy: 'createdAt',
  toItem: toAllergy,
  toColumns: (input) => ({ ...input }),
});
