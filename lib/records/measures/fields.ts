import { measures } from '@/lib/collections/columns/measures';
import { readings } from '@/lib/collections/columns/readings';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import type { Measure } from './measure';
import type { Reading } from './reading';
import { readingText } from './reading-text';

export const measureFields = comparedFields<Measure>('measures', measures, {
  kind: choiceField('kind', 'measures.kind', 'measures.kinds'),
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
