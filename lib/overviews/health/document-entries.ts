import type { Locale } from '@/lib/core/i18n/locales';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import type { FoundPaper } from '@/lib/records/vet-records/queries';
import { isEntryOfKind, isFound, type PaperEntry } from '@/lib/records/vet-records/timeline';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';

interface PaperFilter {
  kind: RecordKind;
  q: string;
  locale: Locale;
  timeZone: string;
}

function entryOf(
  { document, vaccine, clinic, medicine, day }: FoundPaper,
  { locale, timeZone }: PaperFilter,
): PaperEntry {
  const { id, vaccinationId, medicationId, name, createdAt } = document;
  const common = { clinic, day: day ?? dayIn(instantFromJson(createdAt), timeZone), documents: [document] };
  if (vaccinationId && vaccine) {
    return { ...common, id: vaccinationId, of: 'vaccination', title: vaccineName(vaccine, locale) };
  }
  if (medicationId && medicine) return { ...common, id: medicationId, of: 'medication', title: medicine };
  return { ...common, id, of: 'pet', title: name };
}

export function paperEntries(papers: readonly FoundPaper[], filter: PaperFilter): PaperEntry[] {
  const entries = new Map<string, PaperEntry>();
  for (const paper of papers) {
    const entry = entryOf(paper, filter);
    const existing = entries.get(entry.id);
    entries.set(entry.id, existing ? { ...existing, documents: [...existing.documents, ...entry.documents] } : entry);
  }
  const textsOf = ({ title, clinic, documents }: PaperEntry) => [title, clinic, ...documents.map(({ name }) => name)];
  return [...entries.values()].filter(
    (entry) =>
      isEntryOfKind(entry, filter.kind) &&
      (isFound(filter.q, textsOf(entry)) || entry.documents.some(({ foundOn }) => foundOn !== undefined)),
  );
}
