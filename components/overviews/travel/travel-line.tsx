import { useTranslations } from 'next-intl';
import { daysBetween } from '@/lib/core/time/dates';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import type { Step } from '@/lib/overviews/travel/step';
import { isWindow, type TravelWords } from './travel-words';

/** Minimum distance between two names on one side, in percent of the line. */
const APART = 16;

interface TravelLineProps {
  steps: readonly Step[];
  page: Pick<TripPage, 'today'>;
  daysLeft: number;
  words: TravelWords;
}

export function TravelLine({ steps, page: { today }, daysLeft, words }: TravelLineProps) {
  const t = useTranslations('travel');
  const placeOf = (day: string) => (daysLeft === 0 ? 96 : 4 + (92 * daysBetween(today, day)) / daysLeft);
  const datedSteps = steps.filter(({ state, by }) => state === 'open' && by !== null && by >= today).toReversed();
  const takenPlaces: Record<'over' | 'under', number> = { over: -APART, under: 4 };
  const points = datedSteps.map((step) => {
    const at = placeOf(step.by ?? today);
    const side = (['over', 'under'] as const).find((one) => at - takenPlaces[one] >= APART);
    if (side) takenPlaces[side] = at;
    const start = isWindow(step) && step.from && step.from > today ? placeOf(step.from) : at;
    return { step, at, start, side };
  });
  return (
    <div className="travel-line" aria-hidden="true">
      <span className="travel-point travel-today" style={{ left: `${placeOf(today)}%` }}>
        <span className="travel-label under">
          <b>{t('today')}</b>
          {words.shortDay(today)}
        </span>
      </span>
      {points.map(({ step, at, start, side }) => (
        <span
          key={step.key}
          className={`travel-point travel-point-${step.key}`}
          style={{ left: `${start}%`, width: start < at ? `${at - start}%` : undefined }}
        >
          {side ? (
            <span className={`travel-label ${side}`}>
              <b>{words.wordsOf(step).title}</b>
              {words.shortDay(step.by ?? today)}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}
