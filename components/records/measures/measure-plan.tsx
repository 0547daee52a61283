import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatDay } from '@/lib/core/time/dates';
import type { Measure } from '@/lib/records/measures/measure';
import { useMeasureWords } from './measure-words';

type Plan = Pick<Measure, 'low' | 'high' | 'rangeUnit' | 'rangeBy' | 'rangeSince' | 'endedOn' | 'note'>;

/** Range from the vet, end and note, as far as recorded. */
export function MeasurePlan({ measure }: { measure: Plan }) {
  const t = useTranslations('measures');
  const { locale } = usePageContext();
  const { rangeOf } = useMeasureWords();
  const { rangeSince, endedOn, note } = measure;
  const range = rangeOf(measure);
  const day = (date: string) => formatDay(date, locale, 'medium');
  return (
    <div className="grid gap-1 text-sm text-muted empty:hidden">
      {range ? (
        <p className="wrap-anywhere">
          {rangeSince ? t('range.since', { range, date: day(rangeSince) }) : t('range.line', { range })}
        </p>
      ) : null}
      {endedOn ? <p>{t('ended', { date: day(endedOn) })}</p> : null}
      {note ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      ) : null}
    </div>
  );
}
