import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks } from '@/components/charts/scale';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { assessVitals, isOutside, type VitalAssessment } from '@/lib/records/vitals/assess-vital';
import { fromCelsius } from '@/lib/records/vitals/units';
import { usualRange } from '@/lib/records/vitals/usual-range';
import type { Vital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { AssessmentNote } from './assessment-note';
import { useVitalWords } from './vital-words';

interface VitalChartProps {
  /** Values of one kind, newest first; at least one. */
  vitals: readonly [Vital, ...Vital[]];
  subject: VitalSubject;
  assessed?: readonly VitalAssessment[];
  heading: 'h2' | 'h3';
}

export function VitalChart({ vitals, subject, assessed, heading: Heading }: VitalChartProps) {
  const t = useTranslations('vitals');
  const { locale, temperatureUnit: unit, timeZone } = usePageContext();
  const [latest] = vitals;
  const { kind } = latest;
  const displayValue = (value: number) => (kind === 'temperature' ? fromCelsius(value, unit) : value);
  const formatVital = useVitalWords();
  const words = (value: number) => formatVital(kind, value);
  const day = (vital: Vital) => dayIn(instantFromJson(vital.measuredAt), timeZone);
  const range = usualRange(kind, subject, day(latest), latest.context);
  const assessments = assessed ?? assessVitals(vitals, subject);
  const points = vitals
    .map((vital, at) => ({
      at: instantFromJson(vital.measuredAt).getTime(),
      value: displayValue(vital.value),
      outside: isOutside(assessments[at] as VitalAssessment),
      label: `${words(vital.value)}, ${formatInstant(instantFromJson(vital.measuredAt), locale, timeZone)}`,
    }))
    .toReversed();
  const [assessment] = assessments as readonly [VitalAssessment];
  const byBaseline = assessments.some(({ basis }) => basis === 'baseline');
  const drawnValues = [...points.map(({ value }) => value), ...(range ?? []).map(displayValue)];
  const oldest = vitals.at(-1) ?? latest;
  const ends = oldest === latest ? [latest] : [oldest, latest];
  return (
    <div className="break-inside-avoid border-t border-line py-3 first:border-t-0 first:pt-0">
      <Heading className="text-base font-medium">{t(`kinds.${kind}`)}</Heading>
      <p>
        <span className="text-2xl font-semibold tabular">{words(latest.value)}</span>{' '}
        <span className="text-sm text-muted">{formatDay(day(latest), locale, 'medium')}</span>
      </p>
      <AssessmentNote
        assessment={assessment}
        usual={range && t('usual', { from: words(range[0]), to: words(range[1]) })}
        baseline={assessment.baseline === null ? null : t('baseline', { value: words(assessment.baseline) })}
      />
      <LineChart
        title={t(`kinds.${kind}`)}
        description={t('chart', { count: vitals.length, value: words(latest.value) })}
        points={points}
        valueLabels={roundTicks(drawnValues, 4, kind === 'temperature' ? undefined : 0).map((at) => ({
          at,
          label: formatNumber(at, locale, { max: 1 }),
        }))}
        timeLabels={ends.map((vital) => ({
          at: instantFromJson(vital.measuredAt).getTime(),
          label: formatDay(day(vital), locale, 'numeric'),
        }))}
        {...(range && { band: { from: displayValue(range[0]), to: displayValue(range[1]), label: t('band') } })}
        outsideLabel={t(byBaseline ? 'outsideOrAboveBaseline' : 'outside')}
      />
    </div>
  );
}
