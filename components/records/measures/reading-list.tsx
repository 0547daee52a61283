'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { dayIn, formatDay, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { readingsClient } from '@/lib/records/measures/client';
import type { Measure } from '@/lib/records/measures/measure';
import { isRangeValid, positionIn } from '@/lib/records/measures/position';
import type { Reading } from '@/lib/records/measures/reading';
import { useMeasureWords } from './measure-words';

const ReadingForm = lazyPart(async () => (await import('./reading-form')).ReadingForm);

interface ReadingListProps {
  petId: string;
  measure: Measure;
  first: Page<Reading>;
}

export function ReadingList({ petId, measure, first }: ReadingListProps) {
  const t = useTranslations('measures');
  const { locale, timeZone, today } = usePageContext();
  const isOver = measure.endedOn !== null && measure.endedOn < today;
  const { formatReading, momentOf, positionText } = useMeasureWords();
  const timeOf = ({ measuredAt }: Reading) => formatTime(timeIn(instantFromJson(measuredAt), timeZone), locale);
  const positionOf = ({ measuredAt, value, unit }: Reading) => {
    const isComparable = value !== null && unit === measure.rangeUnit && isRangeValid(measure, measuredAt, timeZone);
    return positionText(isComparable ? positionIn(value, measure) : null, measure);
  };
  return (
    <EntryList
      petId={petId}
      client={readingsClient(measure.id)}
      first={first}
      words={{
        ...(!isOver && { add: t('reading.add') }),
        addTitle: t('reading.addTitle'),
        editTitle: t('reading.editTitle'),
        saved: t('reading.saved'),
        empty: t('reading.empty'),
        name: (reading) => `${formatReading(reading)}, ${momentOf(reading)}`,
      }}
      group={({ measuredAt }) => formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale, 'medium')}
      row={(reading) => (
        <>
          <p className="font-medium tabular wrap-anywhere">
            <bdi>{formatReading(reading)}</bdi>
          </p>
          <p className="text-sm text-muted">
            {timeOf(reading)}
            {reading.context ? ` · ${t(`contexts.${reading.context}`)}` : null}
          </p>
          <p className="text-sm first-letter:uppercase empty:hidden wrap-anywhere">{positionOf(reading)}</p>
          {reading.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {reading.note}
            </p>
          ) : null}
        </>
      )}
      formName="reading"
      addAbove
      form={(reading, onSaved) => <ReadingForm petId={petId} measure={measure} reading={reading} onSaved={onSaved} />}
    />
  );
}
