import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { PetState, WeightState } from '@/lib/overviews/health/pet-state';
import { formatWeight } from '@/lib/records/weights/units';

const strong = (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>;

/** Describes the pet's state in one sentence, from records only. Never a diagnosis. */
export function PetStateLine({ name, state }: { name: string; state: PetState }) {
  const t = useTranslations('health.state');
  const { locale } = usePageContext();
  const words = useWeightState(name);
  if (state.kind === 'deceased')
    return <p className="pet-note">{t('deceased', { date: formatDay(state.on, locale) })}</p>;
  if (state.kind !== 'living') return <p className="pet-note">{t(`short.${state.kind}`, { name })}</p>;
  const { weight, vaccinations, call } = state;
  return (
    <p className="pet-note">
      {weight ? words(weight) : null}
      {call ? ` ${t('call')}` : null}
      {vaccinations ? ` ${t('vaccinations', vaccinations)}` : null}
    </p>
  );
}

function useWeightState(name: string): (weight: WeightState) => ReactNode {
  const t = useTranslations('health.state');
  const { locale, timeZone, weightUnit } = usePageContext();
  return ({ kind, grams, percent, ideal, measuredAt }) =>
    t.rich(`weight.${kind}`, {
      b: strong,
      name,
      ideal,
      weight: formatWeight(grams, weightUnit, locale),
      percent: formatNumber(percent, locale, { max: percent < 10 ? 1 : 0 }),
      date: formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale),
    });
}
