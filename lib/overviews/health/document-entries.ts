import type { Page, PageQuery } from '@/lib/core/http/pagination';
import type { Locale } from '@/lib/core/i18n/locales';
import { dayIn, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import type { FoundDocument } from '@/lib/records/vet-records/queries';
import { type DocumentEntry, isEntryOfKind, isFound } from '@/lib/records/vet-records/timeline';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';

interface DocumentFilter {
  kind: RecordKind;
  q: string;
  locale: Locale;
  timeZone: string;
}

function entryOf(
  { document, vaccine, clinic, medicine, cost, day }: FoundDocument,
  { locale, timeZone }: DocumentFilter,
): DocumentEntry {
  const { id, vaccinationId, medicationId, expenseId, name, createdAt } = document;
  const common = { clinic, day: day ?? dayIn(instantFromJson(createdAt), timeZone), documents: [document] };
  if (vaccinationId && vaccine) {
    return { ...common, id: vaccinationId, of: 'vaccination', title: vaccineName(vaccine, locale) };
  }
  if (medicationId && medicine) return { ...common, id: medicationId, of: 'medication', title: medicine };
  if (expenseId && cost) return { ...common, id: expenseId, of: 'expense', ...cost, title: cost.title ?? name };
  return { ...common, id, of: 'pet', title: name };
}

const keyOf = ({ day, id }: DocumentEntry) => `${dayToColumn(day).toISOString()}_${id}`;

/** @param cursor key of the last entry on the page before */
export function documentPage(entries: readonly DocumentEntry[], { limit, cursor }: PageQuery): Page<DocumentEntry> {
  const older = entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .filter(({ key }) => cursor === undefined || key < cursor)
    .toSorted((a, b) => (a.key < b.key ? 1 : -1));
  const page = older.slice(0, limit);
  return {
    items: page.map(({ entry }) => entry),
    nextCursor: older.length > limit ? (page.at(-1)?.key ?? null) : null,
  };
}

export function documentEntries(otherDocuments: readonly FoundDocument[], filter: DocumentFilter): DocumentEntry[] {
  const entries = new Map<string, DocumentEntry>();
  for (const paper of otherDocuments) {
    const entry = entryOf(paper, filter);
    const existing = entries.get(entry.id);
    entries.set(entry.id, existing ? { ...existing, documents: [...existing.documents, ...entry.documents] } : entry);
  }
  const textsOf = ({ title, clinic, documents }: DocumentEntry) => [
    title,
    clinic,
    ...documents.map(({ name }) => name),
  ];
  return [...entries.values()].filter(
    (entry) =>
      isEntryOfKind(entry, filter.kind) &&
      (isFound(filter.q, textsOf(entry)) || entry.documents.some(({ foundOn }) => foundOn !== undefined)),
  );
}
