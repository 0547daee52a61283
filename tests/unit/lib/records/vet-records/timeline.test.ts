import {
  completeFrom,
  type DocumentEntry,
  isDocumentOfKind,
  isEntryOfKind,
  mergeTimeline,
  parentOf,
} from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';

const visitOn = (id: string, visitedOn: string) => ({ id, visitedOn, documents: [] }) as unknown as VetRecordEntry;
const paper = (id: string, day: string, contentType = 'application/pdf') =>
  ({ id, day, of: 'pet', title: id, clinic: null, documents: [{ id, contentType }] }) as unknown as DocumentEntry;
const ids = (visits: VetRecordEntry[], papers: DocumentEntry[], hasMore: { visits?: boolean; papers?: boolean } = {}) =>
  mergeTimeline(visits, papers, {
    visits: completeFrom({ items: visits, hasMore: hasMore.visits ?? false }),
    documents: completeFrom({ items: papers, hasMore: hasMore.papers ?? false }),
  }).map(({ id }) => id);

test('R7.5 lists documents between visits, newest first', () => {
  const visits = [visitOn('v3', '2026-03-01'), visitOn('v1', '2026-01-01')];
  const papers = [paper('p0', '2025-01-01'), paper('p3', '2026-03-01'), paper('p2', '2026-02-01')];
  expect(ids(visits, papers)).toEqual(['v3', 'p3', 'p2', 'v1', 'p0']);
});

test('R7.5 a document older than the loaded visits waits for the next page', () => {
  const visits = [visitOn('v3', '2026-03-01'), visitOn('v2', '2026-02-01')];
  const papers = [paper('p2', '2026-02-01'), paper('p1', '2026-01-31')];
  expect(ids(visits, papers, { visits: true })).toEqual(['v3', 'v2', 'p2']);
  expect(ids([visitOn('v4', '2026-04-01'), ...visits], papers, { visits: true })).toEqual(['v4', 'v3', 'v2', 'p2']);
  expect(ids([...visits, visitOn('v1', '2026-01-01')], papers)).toEqual(['v3', 'v2', 'p2', 'p1', 'v1']);
});

test('R7.5 a visit older than the loaded documents waits for the next page', () => {
  const visits = [visitOn('v3', '2026-03-01'), visitOn('v1', '2026-01-01')];
  const papers = [paper('p4', '2026-04-01'), paper('p2', '2026-02-01')];
  expect(ids(visits, papers, { papers: true })).toEqual(['p4', 'v3', 'p2']);
  expect(ids(visits, papers, { visits: true, papers: true })).toEqual(['p4', 'v3', 'p2']);
});

test.each([
  ['all', true, true, true],
  ['visits', true, false, false],
  ['papers', false, true, false],
  ['photos', false, false, true],
] as const)('R7.5 the filter %s shows matching entries', (kind, ofVisit, ofPaper, ofPhoto) => {
  expect(isEntryOfKind(visitOn('v', '2026-01-01'), kind)).toBe(ofVisit);
  expect(isEntryOfKind(paper('p', '2026-01-01'), kind)).toBe(ofPaper);
  expect(isEntryOfKind(paper('p', '2026-01-01', 'image/jpeg'), kind)).toBe(ofPhoto);
});

test.each([
  ['all', true, true],
  ['visits', true, true],
  ['papers', true, false],
  ['photos', false, true],
] as const)('R7.5 the filter %s shows matching documents of an entry', (kind, ofPaper, ofPhoto) => {
  const documents = ['application/pdf', 'image/jpeg'].flatMap((type) => paper('p', '2026-01-01', type).documents);
  expect(documents.map((one) => isDocumentOfKind(one, kind))).toEqual([ofPaper, ofPhoto]);
});

test('R7.5 a new document belongs to the entry it is added to', () => {
  expect(parentOf(visitOn('v', '2026-01-01'))).toEqual({ vetRecordId: 'v' });
  const papers = (['vaccination', 'medication', 'pet'] as const).map((of) => ({ ...paper('p', '2026-01-01'), of }));
  expect(papers.map(parentOf)).toEqual([{ vaccinationId: 'p' }, { medicationId: 'p' }, {}]);
});
