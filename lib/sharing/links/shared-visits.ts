import type { SourceRow } from '@/lib/collections/source';
import type { PublicSource } from '@/lib/page-context/source';
import { toLabReport } from '@/lib/records/lab-reports/lab-report';
import { toVetRecord } from '@/lib/records/vet-records/vet-record';
import type { SharedRow } from './shared-row';
import type { SharedLabReport, SharedView, SharedVisit } from './shared-view';

type SourceOf = (row: SourceRow) => PublicSource;

function toSharedVisit(row: SharedRow['vetRecords'][number], sourceOf: SourceOf, showsLinks: boolean): SharedVisit {
  const record = toVetRecord(row);
  const { visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn, documentLinks } = record;
  return {
    ...{ visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn, source: sourceOf(row) },
    links: showsLinks ? documentLinks : [],
  };
}

function toSharedLabReport(row: SharedRow['labReports'][number], sourceOf: SourceOf): SharedLabReport {
  const { sampledOn, laboratory, sample, results } = toLabReport({ ...row, id: '', note: null });
  return { sampledOn, laboratory, sample, results, source: sourceOf(row) };
}

export function visitSections(
  { vetRecords, labReports }: SharedRow,
  sourceOf: SourceOf,
  showsLinks: boolean,
): Pick<SharedView, 'visits' | 'labReports'> {
  return {
    visits: vetRecords.map((row) => toSharedVisit(row, sourceOf, showsLinks)),
    labReports: labReports.map((row) => toSharedLabReport(row, sourceOf)),
  };
}
