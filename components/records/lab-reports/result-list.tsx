import type { ComparedResult } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { LabResultRow } from './lab-result-row';

interface ResultListProps {
  petId: string;
  compared: readonly ComparedResult[];
  /** Reports of the trend, newest first. */
  reports: readonly LabReport[];
}

export function ResultList({ petId, compared, reports }: ResultListProps) {
  return (
    <ul className="lab-results">
      {compared.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report may list an analyte twice
        <LabResultRow key={`${one.key} ${index}`} petId={petId} compared={one} reports={reports} />
      ))}
    </ul>
  );
}
