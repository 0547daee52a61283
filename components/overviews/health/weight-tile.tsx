import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Sparkline } from '@/components/charts/sparkline';
import { BigWeight } from '@/components/records/weights/big-weight';
import { paths } from '@/lib/core/config/paths';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { WeightState } from '@/lib/overviews/health/pet-state';
import { sparklinePoints } from '@/lib/overviews/health/summary';
import { idealRange, type ScoredPet } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';
import { EmptyTile, Tile } from './tile';

interface WeightTileProps {
  pet: { id: string } & ScoredPet;
  /** Newest first. */
  weights: readonly Weight[];
  state: WeightState | null;
}

export function WeightTile({ pet, weights, state }: WeightTileProps) {
  const t = useTranslations('health.tiles');
  const title = useTranslations('weights')('title');
  const words = useStateWords();
  const [last] = weights;
  if (!last)
    return (
      <EmptyTile
        id="weights"
        className="large"
        title={title}
        icon="scale"
        hint={t('weight.empty')}
        href={paths.newWeight(pet.id)}
      />
    );
  return (
    <Tile id="weights" className="large weight" title={title} icon="scale" href={paths.petHealth(pet.id, 'weights')}>
      <div>
        <BigWeight grams={last.grams} className="tile-number" />
        <p className="tile-note">{words(state ?? last)}</p>
      </div>
      {weights.length > 1 ? (
        <Sparkline
          points={sparklinePoints([last, ...weights.slice(1)])}
          band={idealRange(weights, pet)}
          className="tile-spark"
        />
      ) : null}
    </Tile>
  );
}

function useStateWords(): (state: WeightState | Weight) => string {
  const t = useTranslations('health.tiles.weight');
  const { locale, timeZone } = usePageContext();
  return (state) => {
    const date = formatDay(dayIn(instantFromJson(state.measuredAt), timeZone), locale, 'medium');
    if (!('kind' in state)) return date;
    const { kind, ideal } = state;
    const percent = formatNumber(state.percent, locale, { max: state.percent < 10 ? 1 : 0 });
    const trend = kind === 'weighed' || kind === 'longAgo' ? date : t(`trend.${kind}`, { percent });
    return ideal === 'unknown' ? trend : `${t(`place.${ideal}`)} · ${trend}`;
  };
}
