import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { readings } from '@/lib/collections/columns/readings';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const readingColumns = /* @__PURE__ */ selectOf(readings);

export type Reading = EntryOf<'Reading', typeof readings>;

export type ReadingRow = RowOf<'Reading', typeof readings>;

export const toReading = (row: ReadingRow): Reading => entryOf<'Reading', typeof readings>(readings, row);

export function checkReading(
  { measuredAt, value, diastolic, text }: Reading,
  pet: CollectionPet,
): Record<string, string> {
  return {
    ...(isBeforeBirth(instantFromJson(measuredAt), pet.dateOfBirth) && {
      measuredAt: 'entries.validation.beforeBirth',
    }),
    ...((value === null) === (text === null) && { value: 'entries.validation.required' }),
    ...(diastolic !== null && !(value !== null && diastolic < value) && { diastolic: 'measures.validation.diastolic' }),
  };
}
