import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { weights } from '@/lib/collections/columns/weights';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const weightColumns = /* @__PURE__ */ selectOf(weights);

export type Weight = EntryOf<'Weight', typeof weights>;

export type WeightRow = RowOf<'Weight', typeof weights>;

export const toWeight = (row: WeightRow): Weight => entryOf<'Weight', typeof weights>(weights, row);

export function checkWeight({ measuredAt, grams }: Weight, pet: CollectionPet): Record<string, string> {
  const range = plausibleGrams(pet.type);
  return {
    ...(isBeforeBirth(instantFromJson(measuredAt), pet.dateOfBirth) && {
      measuredAt: 'entries.validation.beforeBirth',
    }),
    ...(!isPlausible(grams, range) && { grams: implausibleWeightMessage(range) }),
  };
}
