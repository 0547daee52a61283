import { usePageContext } from '#page-context';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { formatWeight } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';

export function useWeightWords() {
  const { locale, timeZone, weightUnit } = usePageContext();
  return {
    translateFields: (grams: number) => formatWeight(grams, weightUnit, locale),
    dayOf: ({ measuredAt }: Weight) => formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale, 'medium'),
  };
}
