import { labReports } from '@/lib/collections/columns/lab-reports';
import { comparedFields } from '@/lib/collections/compared-fields';
import { languageOf } from '@/lib/core/i18n/locales';
import { choiceField, noteField } from '@/lib/versions/entry-fields';
import { resultName } from './analytes';
import type { LabReport } from './lab-report';
import { resultText } from './lab-result';

export const labReportFields = comparedFields<LabReport>('labReports', labReports, {
  sample: choiceField('sample', 'labReports.sample', 'labReports.samples'),
  results: {
    label: 'labReports.results',
    show: ({ results }, { reader }) =>
      results
        .map((one) => `${resultName(one, languageOf(reader.locale))}: ${resultText(one, reader.locale)}`)
        .join('\n'),
  },
  note: noteField(),
});
