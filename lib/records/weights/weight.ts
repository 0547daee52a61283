import type { CollectionPet } from '@/lib/collections/collection-pet';
import { implausible, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const weightColumns = { id: true, measuredAt: true, grams: true, bodyConditionScore: true, note: true } as const;

export interface Weight {
  id: string;
  measuredAt: string;
  grams: number;
  bodyConditionScore: number | null;
  note: string | null;
}

export type WeightRow = Omit<Weight, 'measuredAt'> & { measuredAt: Date };

export function toWeight({ id, measuredAt, grams, bodyConditionScore, note }: WeightRow): Weight {
  return { id, measuredAt: measuredAt.toISOString(), grams, bodyConditionScore, note };
}

export function checkWeight({ measuredAt, grams }: Weight, pet: CollectionPet): Record<string, string> {
  const range = plausibleGrams(pet.type);
  return {
    ...(isBeforeBirth(instantFromJson(measuredAt), pet.dateOfBirth) && {
      measuredAt: 'entries.validation.beforeBirth',
    }),
    ...(!isPlausible(grams, range) && { grams: implausible(range) }),
  };
}
