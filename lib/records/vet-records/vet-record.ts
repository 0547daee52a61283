import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { vetRecords } from '@/lib/collections/columns/vet-records';
import { cleanRichText, richTextToPlain } from '@/lib/core/text/rich-text';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { Attribution } from '@/lib/page-context/attribution';
import type { PetDocument } from '@/lib/records/documents/document';

// Server only, because of the sanitizer. Client components only import its types.

export const vetRecordColumns = /* @__PURE__ */ selectOf(vetRecords);

export type VetRecord = EntryOf<'VetRecord', typeof vetRecords>;

export interface VetRecordEntry extends VetRecord, Partial<Attribution> {
  documents: PetDocument[];
}

export type VetRecordRow = RowOf<'VetRecord', typeof vetRecords>;

export function toVetRecord(row: VetRecordRow): VetRecord {
  const entry = entryOf<'VetRecord', typeof vetRecords>(vetRecords, row);
  // Sanitizes on read as well, because an older version may have stored more.
  return { ...entry, description: cleanRichText(entry.description) };
}

export function checkVetRecord(
  { visitedOn, description, costCents, currency, followUpOn }: VetRecord,
  pet: CollectionPet,
): Record<string, string> {
  if (isBeforeBirth(visitedOn, pet.dateOfBirth)) return { visitedOn: 'entries.validation.beforeBirth' };
  if (richTextToPlain(description) === '') return { description: 'entries.validation.required' };
  if (costCents !== null && currency === null) return { currency: 'entries.validation.required' };
  return followUpOn && followUpOn < visitedOn ? { followUpOn: 'vetRecords.validation.followUpBefore' } : {};
}
