import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { hasRange, type Measure } from '@/lib/records/measures/measure';
import type { RangePosition } from '@/lib/records/measures/position';
import type { Reading } from '@/lib/records/measures/reading';
import { readingText } from '@/lib/records/measures/reading-text';

const DECIMALS = 3;

type Range = Pick<Measure, 'low' | 'high' | 'rangeUnit' | 'rangeBy'>;
type Value = Pick<Reading, 'value' | 'diastolic' | 'text' | 'unit'>;

export function useMeasureWords() {
  const t = useTranslations('measures');
  const { locale, timeZone } = usePageContext();
  const number = (value: number) => formatNumber(value, locale, { max: DECIMALS });
  const limits = ({ low, high }: Pick<Range, 'low' | 'high'>): string => {
    if (low !== null && high !== null) return t('range.between', { low: number(low), high: number(high) });
    return low === null ? t('range.to', { high: number(high ?? 0) }) : t('range.from', { low: number(low) });
  };
  /** "5 to 12 mmol/L (Dr. Ruiz)". Null without a range. */
  const rangeOf = (range: Range): string | null => {
    if (!hasRange(range)) return null;
    const text = joinIsolated([limits(range), range.rangeUnit], '\u00A0');
    return range.rangeBy ? t('range.by', { range: text, by: range.rangeBy }) : t('range.byVet', { range: text });
  };
  return {
    nameOf: ({ kind, name }: Pick<Measure, 'kind' | 'name'>): string => {
      if (kind === 'other') return name ?? t('kinds.other');
      return name ? t('named', { kind: t(`kinds.${kind}`), name }) : t(`kinds.${kind}`);
    },
    formatReading: (reading: Value) => readingText(reading, locale),
    rangeOf,
    /** "above the range 5 to 12 mmol/L (Dr. Ruiz)" */
    positionText(position: RangePosition | null, range: Range): string | null {
      const text = rangeOf(range);
      return position === null || text === null ? null : t(`position.${position}`, { range: text });
    },
    dayOf: ({ measuredAt }: Pick<Reading, 'measuredAt'>) =>
      formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale, 'medium'),
    momentOf: ({ measuredAt }: Pick<Reading, 'measuredAt'>) =>
      formatInstant(instantFromJson(measuredAt), locale, timeZone),
  };
}
