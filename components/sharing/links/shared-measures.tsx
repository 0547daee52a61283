import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { OptionalSourceMark } from '@/components/ornaments/source-mark';
import { VitalChart } from '@/components/records/vitals/vital-chart';
import { WeightChart } from '@/components/records/weights/weight-chart';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import { formatWeight } from '@/lib/records/weights/units';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { SharedCard } from './shared-card';

export function SharedWeight({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const { locale, timeZone } = usePageContext();
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
        <OptionalSourceMark of={last.source} />
      </p>
      <WeightChart petName={pet.name} weights={[last, ...rest]} ideal={weights.ideal} />
    </SharedCard>
  );
}

export function SharedVitals({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const aid = useTranslations('vitals');
  const { vitals, pet } = view;
  if (!vitals || vitals.items.length === 0) return null;
  const { type, dateOfBirth } = pet;
  const subject = { type, dateOfBirth, grams: vitals.grams, giantBreed: isGiantDog(pet) };
  return (
    <SharedCard title={t('vitals')}>
      {vitalKinds.map((kind) => {
        const [newest, ...rest] = vitals.items
          .filter((item) => item.kind === kind)
          .map((item, index) => ({ ...item, id: String(index), note: null }));
        return newest ? (
          <div key={kind}>
            <VitalChart
              vitals={[newest, ...rest]}
              subject={subject}
              assessed={[newest, ...rest].map(({ assessment }) => assessment)}
              heading="h3"
            />
            <OptionalSourceMark of={newest.source} />
          </div>
        ) : null;
      })}
      <p className="text-sm text-muted">{aid('aid')}</p>
    </SharedCard>
  );
}
