import './travel.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TripPlan } from '@/lib/overviews/travel/plan';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import type { Trip } from '@/lib/overviews/travel/step';
import { AllButton } from './step-button';
import { TravelLine } from './travel-line';
import { TravelStep } from './travel-step';
import { TravelTicket } from './travel-ticket';
import { useTravelWords } from './travel-words';

interface TravelPlanProps {
  page: TripPage;
  trip: Trip;
  plan: TripPlan;
  /** Form that changes the trip, below the answer. */
  children: ReactNode;
}

export function TravelPlan({ page, trip, plan, children }: TravelPlanProps) {
  const t = useTranslations('travel');
  const words = useTravelWords(trip, page);
  const { steps, daysLeft } = plan;
  const ahead = steps.filter(({ state, by }) => (state === 'open' || state === 'late') && by !== null);
  const behind = steps.filter((step) => !ahead.includes(step));
  return (
    <>
      <TravelTicket pet={page.pet} trip={trip} plan={plan} words={words} />
      {children}
      <TravelLine steps={steps} page={page} daysLeft={daysLeft} words={words} />
      <div className="travel-head">
        <h2>{t('countedBack')}</h2>
        <AllButton page={page} words={words} />
      </div>
      <ol reversed className="travel-steps">
        {ahead.map((step) => (
          <TravelStep key={step.key} step={step} page={page} words={words} />
        ))}
        <li className="travel-step travel-here">
          <p className="travel-when">
            <b aria-hidden="true">{daysLeft === 0 ? '0' : `−${daysLeft}`}</b>
            <span>{t('today')}</span>
          </p>
          <span className="travel-mark" aria-hidden="true" />
          <div className="travel-told">
            <p className="travel-here-name">{t('here')}</p>
          </div>
        </li>
        {behind.map((step) => (
          <TravelStep key={step.key} step={step} page={page} words={words} />
        ))}
      </ol>
    </>
  );
}
