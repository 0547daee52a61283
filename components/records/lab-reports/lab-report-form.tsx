'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { MoreFields } from '@/components/forms/more-fields';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { useQuery } from '@/lib/browser/api/use-read';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { Page } from '@/lib/core/http/pagination';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { labReportsClient } from '@/lib/records/lab-reports/client';
import { emptyRow, rowOf } from '@/lib/records/lab-reports/form-rows';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import type { LabReportFormValues, LabReportInput } from '@/lib/records/lab-reports/schema';
import { labLimits, labSamples } from '@/lib/records/lab-reports/vocabulary';
import { ResultRows } from './result-rows';

interface LabReportFormProps {
  petId: string;
  report: LabReport | null;
  onSaved: (savedReport: LabReport) => void;
}

function initialOf(report: LabReport | null, locale: FormatLocale): LabReportFormValues {
  return {
    sampledOn: report?.sampledOn ?? '',
    laboratory: report?.laboratory ?? '',
    sample: report?.sample ?? '',
    note: report?.note ?? '',
    results: [...(report?.results ?? []).map((result) => rowOf(result, locale)), emptyRow],
  };
}

export function LabReportForm({ petId, report, onSaved }: LabReportFormProps) {
  const t = useTranslations('labReports');
  const entries = useTranslations('entries');
  const { latest, locale } = usePageContext();
  const { data } = useQuery<Page<LabReport>>(`/api/pets/${petId}/lab-reports?limit=${PREVIOUS}`);
  const previous = (data?.items ?? []).filter(({ id }) => id !== report?.id);
  return (
    <EntryForm<LabReportFormValues, LabReportInput, LabReport>
      draftKey={entryDraft('lab-reports', petId, report?.id)}
      schema={async () => (await import('@/lib/records/lab-reports/schema')).labReportForm({ latest, locale })}
      fields={async () => (await import('@/lib/records/lab-reports/fields')).labReportFields}
      initial={initialOf(report, locale)}
      save={(values, key) =>
        report ? labReportsClient.overwrite(petId, report, values) : labReportsClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <DateField name="sampledOn" label={t('sampledOn')} max={latest} required />
      <TextField name="laboratory" label={t('laboratory')} maxLength={labLimits.laboratory} autoComplete="off" />
      <ChipChoice
        name="sample"
        legend={t('sample')}
        options={[
          { value: '', text: t('sampleUnset') },
          ...labSamples.map((value) => ({ value, text: t(`samples.${value}`) })),
        ]}
      />
      <ResultRows previous={previous} />
      <MoreFields names={['note']} summary={t('moreFields')}>
        <TextAreaField name="note" label={entries('note')} maxLength={labLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}

/** Newest reports, for suggesting units and rows. */
const PREVIOUS = 5;
