import type { SourceRow } from '@/lib/collections/source';
import type { PublicSource } from '@/lib/page-context/source';
import { toLabReport } from '@/lib/records/lab-reports/lab-report';
import { toVetRecord } from '@/lib/records/vet-records/vet-record';
import type { SharedRow } from './shared-row';
import type { SharedLabReport, SharedVisit } from './shared-view';

type SourceOf = (row: SourceRow) => PublicSource;

export function toSharedVisit(
  row: SharedRow['vetRecords'][number],
  sourceOf: SourceOf,
  showsLinks: boolean,
): SharedVisit {
  const record = toVetRecord(row);
  const { visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn, documentLinks } = record;
  return {
    ...{ visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn, source: sourceOf(row) },
    links: showsLinks ? documentLinks : [],
  };
}

export function toSharedLabReport(row: SharedRow['labReports'][number], sourceOf: SourceOf): SharedLabReport {
  const { sampledOn, laboratory, sample, results } = toLabReport({ ...row, id: '', note: null });
  return { sampledOn, laboratory, sample, results, source: sourceOf(row) };
}
