import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { symptoms } from '@/lib/collections/columns/symptoms';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const symptomColumns = /* @__PURE__ */ selectOf(symptoms);

export type Symptom = EntryOf<'Symptom', typeof symptoms>;

export type SymptomRow = RowOf<'Symptom', typeof symptoms>;

export const toSymptom = (row: SymptomRow): Symptom => entryOf<'Symptom', typeof symptoms>(symptoms, row);

export function checkSymptom(
  { kind, noticedAt, stoolScore, note }: Symptom,
  pet: CollectionPet,
): Record<string, string> {
  if (isBeforeBirth(instantFromJson(noticedAt), pet.dateOfBirth))
    return { noticedAt: 'entries.validation.beforeBirth' };
  if (stoolScore !== null && kind !== 'diarrhea') return { stoolScore: 'symptoms.validation.stoolScore' };
  return kind === 'other' && !note?.trim() ? { note: 'symptoms.validation.note' } : {};
}
