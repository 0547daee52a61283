import type { CollectionPet } from '@/lib/collections/collection-pet';
import { cleanRichText, richTextToPlain } from '@/lib/core/text/rich-text';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { Attribution } from '@/lib/page-context/attribution';
import type { PetDocument } from '@/lib/records/documents/document';

// Server only, because of the sanitizer; client components import its types.

export const vetRecordColumns = {
  id: true,
  visitedOn: true,
  description: true,
  documentLinks: true,
  clinic: true,
  vetName: true,
  reason: true,
  diagnosis: true,
  costCents: true,
  currency: true,
  followUpOn: true,
  followedUpAt: true,
  appointmentId: true,
} as const;

export interface VetRecord {
  id: string;
  visitedOn: Day;
  description: string;
  documentLinks: string[];
  clinic: string | null;
  vetName: string | null;
  reason: string | null;
  diagnosis: string | null;
  costCents: number | null;
  currency: string | null;
  followUpOn: Day | null;
  /** When the follow-up was done or dismissed, ISO 8601; due until then. */
  followedUpAt: string | null;
  appointmentId: string | null;
}

export interface VetRecordEntry extends VetRecord, Partial<Attribution> {
  documents: PetDocument[];
}

export type VetRecordRow = Omit<VetRecord, 'visitedOn' | 'followUpOn' | 'followedUpAt'> & {
  visitedOn: Date;
  followUpOn: Date | null;
  followedUpAt: Date | null;
};

export function toVetRecord(row: VetRecordRow): VetRecord {
  return {
    id: row.id,
    visitedOn: dayFromColumn(row.visitedOn),
    // Sanitized on read as well: what an older version accepted must never reach a page.
    description: cleanRichText(row.description),
    documentLinks: row.documentLinks,
    clinic: row.clinic,
    vetName: row.vetName,
    reason: row.reason,
    diagnosis: row.diagnosis,
    costCents: row.costCents,
    currency: row.currency,
    followUpOn: row.followUpOn && dayFromColumn(row.followUpOn),
    followedUpAt: row.followedUpAt?.toISOString() ?? null,
    appointmentId: row.appointmentId,
  };
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
