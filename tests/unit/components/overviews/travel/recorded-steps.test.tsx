import { screen, within } from '@testing-library/react';
import { TravelForm } from '@/components/overviews/travel/travel-form';
import { TravelPlan } from '@/components/overviews/travel/travel-plan';
import type { TripPage, TripTask } from '@/lib/overviews/travel/queries/trips';
import type { TravellingPet, Trip } from '@/lib/overviews/travel/step';
import { aPlanOf, aTrip, plannedAt, rabies } from '@/tests/support/a-trip';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const { at, today, timeZone } = plannedAt();
const task: TripTask = { id: 't1', startsAt: at, appointment: null, isBinned: false, visit: null };

interface Shown {
  pet?: Partial<TravellingPet>;
  trip?: Partial<Trip>;
  tasks?: TripPage['tasks'];
}

function renderSteps({ pet = {}, tasks = new Map(), ...other }: Shown, locale: 'en' | 'es' = 'en') {
  const trip = { ...aTrip, ...other.trip };
  const plan = aPlanOf({ pet, trip });
  const page: TripPage = {
    pet: { id: 'p1', name: 'Luna', type: 'dog', country: 'ES', photoUrl: null },
    asked: { trip, from: trip.from, to: trip.to, date: trip.arrival, isDateWrong: false },
    ...{ today, timeZone, refusal: null, plan, tasks },
  };
  renderInLanguage(
    <TravelPlan page={page} trip={trip} plan={plan}>
      <TravelForm {...page} />
    </TravelPlan>,
    locale,
  );
}

test.each([
  ['en', /First up: Rabies booster \(estimated date\)/],
  ['es', /La primera: Rabia, renovada a tiempo \(fecha estimada\)/],
] as const)('R7.19 the ticket labels an estimated date as an estimate, in %s', (locale, ticket) => {
  renderSteps({ pet: { doses: [{ ...rabies('2023-12-20'), nextDueOn: '2026-12-22' }] } }, locale);
  expect(screen.getByText((_, element) => element?.className === 'travel-first')).toHaveTextContent(ticket);
});

test('R13.7 the answer comes before the form that changes the trip', () => {
  renderSteps({});
  const answer = screen.getByText((_, element) => element?.className === 'travel-first');
  const form = screen.getByLabelText('Arrival date');
  expect(answer.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('R13.8 a step to check can be planned on its own', () => {
  renderSteps({ trip: { to: 'FR' }, tasks: new Map([['passport', task]]) });
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.find((row) => row.textContent?.startsWith('needs checking'))).toHaveTextContent('Pet passport');
  expect(screen.getByRole('button', { name: 'Add to calendar: Pet passport' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add all dates to my calendar' })).toBeNull();
});
