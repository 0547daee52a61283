'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import { labReportsClient } from '@/lib/records/lab-reports/client';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { ReportFold } from './report-fold';

const LabReportForm = lazyPart(async () => (await import('./lab-report-form')).LabReportForm);

interface LabReportListProps {
  petId: string;
  first: Page<LabReport>;
  head: ReactNode;
  children: ReactNode;
}

export function LabReportList({ petId, first, head, children }: LabReportListProps) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const day = ({ sampledOn }: LabReport) => formatDay(sampledOn, locale, 'medium');
  const nameOf = (report: LabReport) => t('name', { date: day(report) });
  return (
    <EntryList
      petId={petId}
      client={labReportsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: nameOf,
      }}
      row={(report) => (
        <>
          <p>
            <span className="font-medium">{day(report)}</span>
            {report.laboratory ? (
              <>
                {' · '}
                <bdi>{report.laboratory}</bdi>
              </>
            ) : null}
          </p>
          <p className="text-sm text-muted">
            {joinIsolated(
              [report.sample && t(`samples.${report.sample}`), t('count', { count: report.results.length })],
              ' · ',
            )}
          </p>
          {report.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {report.note}
            </p>
          ) : null}
        </>
      )}
      below={(report) => <ReportFold petId={petId} report={report} name={nameOf(report)} />}
      formName="labReport"
      head={head}
      form={(report, onSaved) => <LabReportForm petId={petId} report={report} onSaved={onSaved} />}
    >
      {children}
    </EntryList>
  );
}
