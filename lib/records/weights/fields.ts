import { weights } from '@/lib/collections/columns/weights';
import { comparedFields } from '@/lib/collections/compared-fields';
import { momentField, noteField } from '@/lib/versions/entry-fields';
import { formatWeight } from './units';
import type { Weight } from './weight';

export const weightFields = comparedFields<Weight>('weights', weights, {
  measuredAt: momentField('measuredAt', 'weights.date'),
  grams: {
    label: 'weights.weight',
    show: ({ grams }, { reader }) => formatWeight(grams, reader.weightUnit, reader.locale),
  },
  bodyConditionScore: {
    label: 'weights.score',
    show: ({ bodyConditionScore: score }, { t }) =>
      score === null ? null : t('weights.scored', { score, word: t(`weights.scores.${score}`) }),
  },
  note: noteField(),
});
