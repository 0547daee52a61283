import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { VitalChart } from '@/components/records/vitals/vital-chart';
import { WeightChart } from '@/components/records/weights/weight-chart';
import { ToldMark } from '@/components/shell/source-mark';
import { type Day, dayIn, daysBetween, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/overviews/sharing/shared-view';
import { assessVital, isOutside } from '@/lib/records/vitals/assess-vital';
import { usualRange } from '@/lib/records/vitals/usual-range';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { type VitalKind, vitalKinds } from '@/lib/records/vitals/vocabulary';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { formatWeight } from '@/lib/records/weights/units';
import { SharedCard } from './shared-card';

/** An older value says little about today. Our choice. */
const RECENT_DAYS = 90;

export interface AbnormalVital {
  kind: VitalKind;
  value: number;
  day: Day;
  range: readonly [number, number] | null;
  baseline: number | null;
}

export function SharedWeight({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const { locale, timeZone } = useReader();
  const { weights, pet } = view;
  // The chart needs unique ids.
  const [last, ...rest] = (weights?.items ?? []).map((item, index) => ({ ...item, id: String(index), note: null }));
  if (!weights || !last) return null;
  return (
    <SharedCard title={t('weight')} whole>
      <p>
        <span className="tabular text-2xl font-medium">{formatWeight(last.grams, weights.unit, locale)}</span>{' '}
        <span className="text-sm text-muted">
          {formatDay(dayIn(instantFromJson(last.measuredAt), timeZone), locale, 'medium')}
          {last.bodyConditionScore ? ` · ${t('score', { score: String(last.bodyConditionScore) })}` : ''}
        </span>{' '}
        <ToldMark of={last.source} />
      </p>
      <WeightChart petName={pet.name} weights={[last, ...rest]} ideal={idealRange([last, ...rest], pet.type)} />
    </SharedCard>
  );
}

const vitalSubject = (pet: SharedView['pet'], grams: number | null): VitalSubject => {
  const { type, dateOfBirth } = pet;
  return { type, dateOfBirth, grams, giantBreed: isGiantDog(pet) };
};

/** Latest value of each kind that is outside its range, unless it is old. */
export function abnormalVitals({ vitals, pet, today, timeZone }: SharedView): AbnormalVital[] {
  const readings = (vitals?.items ?? []).map((item) => ({ ...item, id: '', note: null }));
  return vitalKinds.flatMap((kind) => {
    const [latest, ...earlier] = readings.filter((reading) => reading.kind === kind);
    if (!latest) return [];
    const { value, measuredAt, context } = latest;
    const day = dayIn(instantFromJson(measuredAt), timeZone);
    if (daysBetween(day, today) > RECENT_DAYS) return [];
    const subject = vitalSubject(pet, vitals?.grams ?? null);
    const assessment = assessVital(
      latest,
      subject,
      earlier.map((reading) => reading.value),
    );
    if (!isOutside(assessment)) return [];
    return [{ kind, value, day, range: usualRange(kind, subject, day, context), baseline: assessment.baseline }];
  });
}

export function SharedVitals({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const aid = useTranslations('vitals');
  const { vitals, pet } = view;
  if (!vitals || vitals.items.length === 0) return null;
  const subject = vitalSubject(pet, vitals.grams);
  return (
    <SharedCard title={t('vitals')}>
      {vitalKinds.map((kind) => {
        const [newest, ...rest] = vitals.items
          .filter((item) => item.kind === kind)
          .map((item, index) => ({ ...item, id: String(index), note: null }));
        return newest ? (
          <div key={kind}>
            <VitalChart vitals={[newest, ...rest]} subject={subject} heading="h3" />
            <ToldMark of={newest.source} />
          </div>
        ) : null;
      })}
      <p className="text-sm text-muted">{aid('aid')}</p>
    </SharedCard>
  );
}
