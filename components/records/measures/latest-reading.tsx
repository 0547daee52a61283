import { usePageContext } from '#page-context';
import type { Reading } from '@/lib/records/measures/reading';
import { positionOf } from '@/lib/records/measures/readings';
import type { ChartedMeasure } from './measure-chart';
import { useMeasureWords } from './measure-words';

type ReadValue = Pick<Reading, 'measuredAt' | 'value' | 'diastolic' | 'text' | 'unit'>;

/** Latest reading, and its position in the range from the vet. */
export function LatestReading({ measure, reading }: { measure: ChartedMeasure; reading: ReadValue }) {
  const { timeZone } = usePageContext();
  const { formatReading, momentOf, positionText } = useMeasureWords();
  const position = positionText(positionOf(reading, measure, timeZone), measure);
  return (
    <>
      <p className="mt-1 text-2xl font-semibold tabular wrap-anywhere">
        <bdi>{formatReading(reading)}</bdi>
      </p>
      <p className="text-sm text-muted">{momentOf(reading)}</p>
      {position ? <p className="text-sm first-letter:uppercase wrap-anywhere">{position}</p> : null}
    </>
  );
}
