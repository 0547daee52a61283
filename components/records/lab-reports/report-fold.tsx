'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/loading/lazy-part';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';

// Loaded on demand because it includes the names of all analytes.
const ReportResults = lazyPart(async () => (await import('./report-results')).ReportResults);

interface ReportFoldProps {
  petId: string;
  report: LabReport;
  /** Report name, for screen readers. */
  name: string;
}

export function ReportFold({ petId, report, name }: ReportFoldProps) {
  const t = useTranslations('labReports');
  const [opened, setOpened] = useState(false);
  return (
    <details className="group" onToggle={() => setOpened(true)}>
      <summary className="tap flex w-fit list-none items-center gap-1.5 text-sm text-muted [&::-webkit-details-marker]:hidden">
        {t('results')}
        <span className="sr-only">: {name}</span>
        <Icon of="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {opened ? (
        <Suspense fallback={<Spinner />}>
          <ReportResults petId={petId} report={report} />
        </Suspense>
      ) : null}
    </details>
  );
}
