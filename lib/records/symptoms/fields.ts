import { symptoms } from '@/lib/collections/columns/symptoms';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import { durationText } from './duration';
import type { Symptom } from './symptom';

export const symptomFields = comparedFields<Symptom>('symptoms', symptoms, {
  noticedAt: momentField('noticedAt', 'entries.day'),
  kind: choiceField('kind', 'symptoms.kind', 'symptoms.kinds'),
  severity: choiceField('severity', 'symptoms.severity', 'symptoms.severities'),
  durationSeconds: {
    label: 'symptoms.durationSeconds',
    show: ({ durationSeconds }, { t }) =>
      durationSeconds === null ? null : t('symptoms.minutes', { time: durationText(durationSeconds) }),
  },
  stoolScore: {
    label: 'symptoms.stoolScore',
    show: ({ stoolScore }) => (stoolScore === null ? null : String(stoolScore)),
  },
  note: noteField(),
});
