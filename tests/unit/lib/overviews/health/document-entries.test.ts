import { documentEntries, documentPage } from '@/lib/overviews/health/document-entries';
import type { FoundDocument } from '@/lib/records/vet-records/queries';

const at = '2026-05-01T23:30:00.000Z';
const foundDocument = (
  id: string,
  more: Partial<FoundDocument>,
  parent: Record<string, string> = {},
): FoundDocument => ({
  document: {
    id,
    name: `${id}.pdf`,
    contentType: 'application/pdf',
    bytes: 1,
    vetRecordId: null,
    vaccinationId: null,
    medicationId: null,
    expenseId: null,
    fileUrl: '',
    previewUrl: null,
    createdAt: at,
    ...parent,
  },
  vaccine: null,
  clinic: null,
  medicine: null,
  cost: null,
  day: null,
  ...more,
});

const rabies = { vaccine: 'dog.rabies', clinic: 'Clínica Sol', day: '2026-03-01' };
const papers = [
  foundDocument('a', rabies, { vaccinationId: 'v1' }),
  foundDocument('b', rabies, { vaccinationId: 'v1' }),
  foundDocument('c', { medicine: 'Meloxicam', day: '2026-02-01' }, { medicationId: 'm1' }),
  foundDocument('d', {}),
];
const searchQuery = { kind: 'all', q: '', locale: 'es', timeZone: 'Europe/Madrid' } as const;

test('R7.5 groups documents by entry and uses its name and date', () => {
  const entries = documentEntries(papers, searchQuery).map(({ id, of, day, title, documents }) => [
    id,
    of,
    day,
    title,
    documents.length,
  ]);
  expect(entries).toEqual([
    ['v1', 'vaccination', '2026-03-01', 'Rabia', 2],
    ['m1', 'medication', '2026-02-01', 'Meloxicam', 1],
    ['d', 'pet', '2026-05-02', 'd.pdf', 1],
  ]);
});

test('R7.5 finds documents by name and clinic, and keeps them out of visits', () => {
  const ids = (more: object) => documentEntries(papers, { ...searchQuery, ...more }).map(({ id }) => id);
  expect(ids({ q: 'clinica RABIA' })).toEqual(['v1']);
  expect(ids({ q: 'd.pdf' })).toEqual(['d']);
  expect(ids({ q: 'nothing' })).toEqual([]);
  expect(ids({ kind: 'visits' })).toEqual([]);
  expect(ids({ kind: 'photos' })).toEqual([]);
  expect(ids({ kind: 'papers' })).toHaveLength(3);
});

test('R7.5 pages list every document once, newest first', () => {
  const many = Array.from({ length: 1200 }, (_, index) => foundDocument(`d${String(index).padStart(4, '0')}`, {}));
  const entries = documentEntries(many, searchQuery);
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = documentPage(entries, { limit: 100, cursor });
    expect(page.items.length).toBe(100);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(ids).toEqual(many.map(({ document }) => document.id).reverse());
});
