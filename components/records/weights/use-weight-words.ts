import { useLocale } from 'next-intl';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightUnit } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';

export function useWeightWords(unit: WeightUnit, timeZone: string) {
  const locale = useLocale();
  return {
    inWords: (grams: number) => formatWeight(grams, unit, locale),
    dayOf: ({ measuredAt }: Weight) => formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale, 'medium'),
  };
}
