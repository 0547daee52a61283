'use client';

import { compareLatest } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { ResultList } from './result-list';

/** Results of a single report, without earlier ones. */
export function ReportResults({ petId, report }: { petId: string; report: LabReport }) {
  return <ResultList petId={petId} compared={compareLatest([report])} reports={[]} />;
}
