import { useLocale, useTranslations } from 'next-intl';
import { useCan, useReader } from '#page-context';
import { eventIcons } from '@/components/records/weights/event-icons';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatMonth } from '@/lib/core/time/dates';
import { chartEvents } from '@/lib/overviews/health/chart-events';
import type { WeightState } from '@/lib/overviews/health/pet-state';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { displayUnit, formatWeight } from '@/lib/records/weights/units';
import { BookletPage } from './booklet-page';
import { GrowthChart } from './growth-chart';

interface GrowthPageProps {
  record: HealthRecord;
  weight: WeightState | null;
}

const LISTED = 2;

export function GrowthPage({ record, weight }: GrowthPageProps) {
  const { pet, weights } = record;
  const t = useTranslations('health.booklet');
  const { locale, weightUnit } = useReader();
  const can = useCan();
  const events = chartEvents(record, { locale: languageOf(useLocale()), visit: t('visit') });
  const [last] = weights.items;
  if (!last || !weight)
    return (
      <BookletPage id="growth" title={t('pages.growth')}>
        <div className="booklet-invitation">
          <p>{t('noWeight')}</p>
          {can.edit ? (
            <Button asChild variant="soft">
              <IntentLink href={paths.newWeight(pet.id)}>
                <Icon of="plus" />
                {t('weigh')}
              </IntentLink>
            </Button>
          ) : null}
        </div>
      </BookletPage>
    );
  const unit = displayUnit(last.grams, weightUnit);
  const number = formatWeight(last.grams, weightUnit, locale).replace(/\s*\D+$/, '');
  const ideal =
    weight.ideal === 'within' ? (
      <span className="booklet-ideal">
        <Icon of="check" />
        {t('ideal')}
      </span>
    ) : null;
  return (
    <BookletPage id="growth" title={t('pages.growth')} aside={ideal}>
      <p className="booklet-number">
        <b>{number}</b> <i>{unit}</i> {weight.kind === 'steady' ? <span>{t('steady')}</span> : null}
      </p>
      <GrowthChart pet={pet} weights={[last, ...weights.items.slice(1)]} events={events} />
      {events.length > 0 ? (
        <ul className="booklet-visits">
          {events.slice(0, LISTED).map(({ id, kind, day, label }) => (
            <li key={id}>
              <Icon of={eventIcons[kind]} />
              <span dir="auto">{label}</span>
              <time dateTime={day}>{formatMonth(day, locale)}</time>
            </li>
          ))}
        </ul>
      ) : null}
      <IntentLink
        href={paths.petHealth(pet.id, 'weights')}
        className="tap flex items-center font-medium text-primary print:hidden"
      >
        {t('allWeights')}
      </IntentLink>
    </BookletPage>
  );
}
