import { vitals } from '@/lib/collections/columns/vitals';
import { comparedFields } from '@/lib/collections/compared-fields';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import { fromCelsius } from './units';
import type { Vital } from './vital';

export const vitalFields = comparedFields<Vital>('vitals', vitals, {
  measuredAt: momentField('measuredAt', 'entries.day'),
  kind: {
    label: 'vitals.title',
    with: ['value'],
    show: ({ kind, value }, { t, reader }) => {
      const unit = reader.temperatureUnit;
      const displayedValue = kind === 'temperature' ? fromCelsius(value, unit) : value;
      const unitWord = t(`vitals.units.${kind === 'temperature' ? `temperature_${unit}` : kind}`);
      return `${t(`vitals.kinds.${kind}`)}: ${formatNumber(displayedValue, reader.locale, { max: 1 })} ${unitWord}`;
    },
  },
  context: choiceField('context', 'vitals.context', 'vitals.contexts'),
  note: noteField(),
});
