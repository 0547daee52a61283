'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/time/dates';
import { normalizeLaboratory, rowsOfReport } from '@/lib/records/lab-reports/form-rows';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import type { LabReportFormValues } from '@/lib/records/lab-reports/schema';

interface SameRowsProps {
  /** Newest first. */
  previous: readonly LabReport[];
  onFill: (rows: LabReportFormValues['results']) => void;
}

/** Fills names and units from the newest report of the same sample and laboratory. */
export function SameRows({ previous, onFill }: SameRowsProps) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { setValue } = useFormContext<LabReportFormValues>();
  const laboratory = normalizeLaboratory(useWatch<LabReportFormValues, 'laboratory'>({ name: 'laboratory' }));
  const sample = useWatch<LabReportFormValues, 'sample'>({ name: 'sample' });
  const last = previous.find(
    (report) =>
      (laboratory === '' || normalizeLaboratory(report.laboratory) === laboratory) &&
      (!sample || report.sample === sample),
  );
  if (!last) return null;
  const fillRows = () => {
    setValue('laboratory', last.laboratory ?? '', { shouldDirty: true });
    setValue('sample', last.sample ?? '', { shouldDirty: true });
    onFill(rowsOfReport(last, locale));
  };
  const date = formatDay(last.sampledOn, locale, 'medium');
  return (
    <Button variant="soft" className="my-2" onClick={fillRows}>
      <Icon of="copy" />
      {last.laboratory ? t('sameRowsOf', { date, laboratory: last.laboratory }) : t('sameRows', { date })}
    </Button>
  );
}
