import { measures } from '@/lib/collections/columns/measures';
import { readings } from '@/lib/collections/columns/readings';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import { numberText } from './form-text';
import type { Measure } from './measure';
import type { Reading } from './reading';
import { readingText } from './reading-text';

export const measureFields = comparedFields<Measure>('measures', measures, {
  kind: choiceField('kind', 'measures.kind', 'measures.kinds'),
  low: {
    label: 'measures.rangeFields',
    with: ['high', 'rangeUnit'],
    show: ({ low, high, rangeUnit }, { t, reader }) => {
      const [from, to] = [numberText(low, reader.locale), numberText(high, reader.locale)];
      if (low === null && high === null) return null;
      const oneLimit = low === null ? t('measures.range.to', { high: to }) : t('measures.range.from', { low: from });
      const limits = low === null || high === null ? oneLimit : t('measures.range.between', { low: from, high: to });
      return rangeUnit === null ? limits : `${limits} ${rangeUnit}`;
    },
  },
  note: noteField(),
});

export const readingFields = comparedFields<Reading>('measures.reading', readings, {
  measuredAt: momentField('measuredAt', 'entries.day'),
  value: {
    label: 'measures.reading.value',
    with: ['diastolic', 'text', 'unit'],
    show: (reading, { reader }) => readingText(reading, reader.locale),
  },
  context: choiceField('context', 'measures.reading.context', 'measures.contexts'),
  note: noteField(),
});
