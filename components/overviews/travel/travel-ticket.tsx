import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { TripPlan } from '@/lib/overviews/travel/plan';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import type { Trip } from '@/lib/overviews/travel/step';
import type { TravelWords } from './travel-words';

interface TravelTicketProps {
  pet: TripPage['pet'];
  trip: Trip;
  plan: TripPlan;
  words: TravelWords;
}

export function TravelTicket({ pet, trip, plan, words }: TravelTicketProps) {
  const t = useTranslations('travel');
  const { locale } = usePageContext();
  return (
    <section className="travel-ticket cover-ground">
      <PetPortrait photoUrl={pet.photoUrl && `${pet.photoUrl}&size=small`} type={pet.type} alt="" />
      <div className="travel-route">
        <p>
          <span>{words.nameOf(trip.from)}</span> <Icon of="arrow-right" /> <span className="sr-only">{t('to')}</span>{' '}
          <span>{words.nameOf(trip.to)}</span>
        </p>
        <h2>{formatDay(trip.arrival, locale, 'weekday')}</h2>
      </div>
      <p className="travel-first">
        <b>{t('daysLeft', { days: plan.daysLeft })}</b> <Todo pet={pet} trip={trip} plan={plan} words={words} />
      </p>
    </section>
  );
}

function Todo(ticket: TravelTicketProps) {
  const t = useTranslations('travel');
  const count = ticket.plan.steps.filter(({ state }) => state === 'check').length;
  return (
    <>
      <Tasks {...ticket} /> {count > 0 ? t('unchecked', { count }) : null}
    </>
  );
}

function Tasks({ pet, trip, plan: { steps, nextArrival }, words }: TravelTicketProps) {
  const t = useTranslations('travel');
  if (steps.some(({ state }) => state === 'late')) {
    if (nextArrival === null) return t('tooLateForAll');
    const { from, to, time, isListed, sampledOn, wasSampledInEu, highRiskStay } = trip;
    const more = { ...(isListed && { listed: 'yes' }), ...(sampledOn && { sampled: sampledOn }) };
    const takenAnswers = { ...(time && { time }), ...(wasSampledInEu && { sampledInEu: 'yes' }) };
    const query = new URLSearchParams({ from, to, date: nextArrival, ...more, ...takenAnswers });
    if (highRiskStay) query.set('risk', highRiskStay);
    const day = words.dayOf(nextArrival);
    return (
      <>
        {t('tooLate', { day })}{' '}
        <IntentLink href={`${paths.petTravel(pet.id)}?${query}`} className="underline underline-offset-4">
          {t('planFor', { day })}
        </IntentLink>
      </>
    );
  }
  const open = steps.filter(({ key, state, by }) => key !== 'arrival' && state === 'open' && by !== null);
  const first = open.at(-1);
  if (open.length === 0 && steps.some(({ state }) => state === 'check')) return null;
  const count = t('todo', { count: open.length });
  return first ? `${count} ${t('first', { what: words.wordsOf(first).title, day: words.dayOf(first.by) })}` : count;
}
