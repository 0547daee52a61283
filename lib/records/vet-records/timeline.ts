import { foldLetters } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { isPicture, type PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';
import type { VetRecordEntry } from './vet-record';
import type { RecordKind } from './vocabulary';

export interface DocumentEntry {
  id: string;
  of: 'vaccination' | 'medication' | 'pet';
  day: Day;
  title: string;
  clinic: string | null;
  documents: PetDocument[];
}

export type RecordEntry = VetRecordEntry | DocumentEntry;

export function isVisit(entry: RecordEntry): entry is VetRecordEntry {
  return 'visitedOn' in entry;
}

export function dayOf(entry: RecordEntry): Day {
  return isVisit(entry) ? entry.visitedOn : entry.day;
}

export function parentOf(entry: RecordEntry): DocumentParent {
  if (isVisit(entry)) return { vetRecordId: entry.id };
  if (entry.of === 'pet') return {};
  return entry.of === 'vaccination' ? { vaccinationId: entry.id } : { medicationId: entry.id };
}

export function isDocumentOfKind(document: PetDocument, kind: RecordKind): boolean {
  if (kind === 'papers') return !isPicture(document);
  return kind === 'photos' ? isPicture(document) : true;
}

export function isEntryOfKind(entry: RecordEntry, kind: RecordKind): boolean {
  if (kind === 'all') return true;
  return kind === 'visits' ? isVisit(entry) : entry.documents.some((one) => isDocumentOfKind(one, kind));
}

export function isFound(q: string, texts: readonly (string | null)[]): boolean {
  const searched = foldLetters(texts.join(' '));
  return foldLetters(q)
    .split(' ')
    .every((word) => searched.includes(word));
}

export function mergeTimeline(
  visits: readonly VetRecordEntry[],
  otherDocuments: readonly DocumentEntry[],
  hasMore: boolean,
): RecordEntry[] {
  const last = hasMore ? visits.at(-1)?.visitedOn : undefined;
  const loaded = otherDocuments.filter(({ day }) => last === undefined || day >= last);
  return [...visits, ...loaded].toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
