import { foldLetters } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { isPicture, type PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent, ParentField } from '@/lib/records/documents/vocabulary';
import type { ExpenseCategory } from '@/lib/records/expenses/vocabulary';
import type { VetRecordEntry } from './vet-record';
import type { RecordKind } from './vocabulary';

export interface DocumentEntry {
  id: string;
  of: 'vaccination' | 'medication' | 'expense' | 'pet';
  day: Day;
  title: string;
  /** Only for receipts of a cost. */
  category?: ExpenseCategory;
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
  return { [`${entry.of}Id` satisfies ParentField]: entry.id };
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
  const searchedText = foldLetters(texts.join(' '));
  return foldLetters(q)
    .split(' ')
    .every((word) => searchedText.includes(word));
}

/** Earliest day from which all entries are loaded. Empty if nothing is missing. */
export function completeFrom({ items, hasMore }: { items: readonly RecordEntry[]; hasMore: boolean }): Day {
  const last = hasMore ? items.at(-1) : undefined;
  return last ? dayOf(last) : '';
}

/** @param from earliest day from which all visits, and all documents, are loaded */
export function mergeTimeline(
  visits: readonly VetRecordEntry[],
  documents: readonly DocumentEntry[],
  from: { visits: Day; documents: Day },
): RecordEntry[] {
  const loadedEntries = [
    ...visits.filter(({ visitedOn }) => visitedOn >= from.documents),
    ...documents.filter(({ day }) => day >= from.visits),
  ];
  return loadedEntries.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
