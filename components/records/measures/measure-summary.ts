import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { Reading } from '@/lib/records/measures/reading';
import { positionOf, summarizeReadings } from '@/lib/records/measures/readings';
import type { ChartedMeasure } from './measure-chart';
import { useMeasureWords } from './measure-words';

type SummarizedReading = Pick<Reading, 'measuredAt' | 'value' | 'diastolic' | 'text' | 'unit'>;

/** Last, lowest and highest reading of a measure, and how many there are. On the server only, like the chart. */
export function useMeasureSummary() {
  const t = useTranslations('measures');
  const { timeZone } = usePageContext();
  const { nameOf, formatReading, dayOf, momentOf, positionText } = useMeasureWords();
  /**
   * @param readings newest first, at least one
   * @param isCut there are older readings
   */
  return (
    measure: ChartedMeasure,
    readings: readonly [SummarizedReading, ...SummarizedReading[]],
    isCut = false,
  ): string => {
    const { count, last, lowest, highest, words, notCompared } = summarizeReadings(readings, measure);
    const position = positionText(positionOf(last, measure, timeZone), measure);
    const extremes =
      count > 1 && lowest && highest
        ? t('summary.extremes', {
            ...{ lowest: formatReading(lowest), lowestDay: dayOf(lowest) },
            ...{ highest: formatReading(highest), highestDay: dayOf(highest) },
          })
        : null;
    const latest = t('summary.last', { name: nameOf(measure), value: formatReading(last), moment: momentOf(last) });
    const list = words.map(({ word, count: times }) => t('summary.word', { word, count: times })).join(', ');
    const others = [
      count > 1 && list && t('summary.words', { words: list }),
      count > 1 && notCompared > 0 && t('summary.notCompared', { count: notCompared }),
    ];
    const total = isCut ? t('summary.newest', { count }) : t('summary.count', { count });
    return joinIsolated([latest, position, extremes, ...others, total], '; ');
  };
}
