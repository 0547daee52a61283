import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TravelForm } from '@/components/overviews/travel/travel-form';
import { TravelPlan } from '@/components/overviews/travel/travel-plan';
import { TravelRefusal } from '@/components/overviews/travel/travel-refusal';
import { currentToasts } from '@/lib/browser/page/toast';
import { instantFromJson } from '@/lib/core/time/dates';
import type { TripPage, TripTask } from '@/lib/overviews/travel/queries/trips';
import type { TravellingPet, Trip } from '@/lib/overviews/travel/step';
import { aPlanOf, aTrip, rabies } from '@/tests/support/a-trip';
import { type PageContextInTest, renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const free: TripTask = {
  id: '0192f0c0-0000-7000-8000-000000000001',
  startsAt: instantFromJson('2026-12-15T09:00:00Z'),
  appointment: null,
  isBinned: false,
  visit: null,
};
const bookedVisit = { startsAt: '2026-12-04T09:15:00.000Z', timeZone: 'Europe/Madrid', status: 'planned' } as never;

interface Shown {
  pet?: Partial<TravellingPet>;
  trip?: Partial<Trip>;
  today?: string;
  tasks?: [string, Partial<TripTask>][];
}

function aPage({ tasks = [], ...other }: Shown = {}): TripPage {
  const trip = { ...aTrip, ...other.trip };
  const plan = aPlanOf(other);
  return {
    pet: { id: 'p1', name: 'Luna', type: 'dog', country: 'ES', photoUrl: null },
    asked: { trip, from: trip.from, to: trip.to, date: trip.arrival, isDateWrong: false },
    today: other.today ?? '2026-11-22',
    timeZone: 'Europe/Madrid',
    refusal: null,
    plan,
    tasks: new Map(tasks.map(([key, task]) => [key, { ...free, ...task }])),
  };
}

function renderPlan(page: TripPage, locale: 'en' | 'es' = 'en', reader: PageContextInTest = {}) {
  const { plan, asked } = page;
  const plans = plan && asked.trip ? { page, plan, trip: asked.trip } : null;
  if (plans) renderInLanguage(<TravelPlan {...plans}>{null}</TravelPlan>, locale, reader);
  return within(screen.getByRole('list')).getAllByRole('listitem');
}

function serverAnswers(status: number) {
  const requests: [string, Record<string, unknown>][] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push([path, JSON.parse(String(options.body ?? '{}'))]);
    const text = async () => '{}';
    return { ok: status < 300, status, headers: new Headers(), json: async () => ({}), text, statusText: '' };
  }) as unknown as typeof fetch;
  return requests;
}

test.each([
  ['en', 'Rabies booster', '29 days before arrival', /59 days\. 3 things to do\. First up: Rabies/],
  ['es', 'Rabia, renovada a tiempo', '29 días antes de la llegada', /59 días\. 3 cosas por hacer\. La primera: Rabia/],
] as const)('R13.7 a plan is counted back from arrival in %s', (locale, rabies, before, ticket) => {
  const rows = renderPlan(aPage(), locale);

  expect(rows).toHaveLength(7);
  expect(rows[3]).toHaveTextContent(rabies);
  expect(rows[3]).toHaveTextContent(before);
  expect(rows[4]).toHaveTextContent(/Today|Estás aquí/);
  expect(screen.getByText((_, element) => element?.className === 'travel-first')).toHaveTextContent(ticket);
});

test('R13.7 every rule links its source and says whether it was read', () => {
  renderPlan(aPage());
  const sources = screen.getAllByRole('link', { name: 'EU pet travel · we haven’t read the official text' });
  expect(sources).toHaveLength(4);
  expect(sources[0]).toHaveAttribute('href', 'https://eur-lex.europa.eu/eli/reg_del/2026/131/oj');
});

test('R13.7 a source that was read shows the date of reading', () => {
  renderPlan(aPage({ trip: { to: 'GB' } }));
  expect(screen.getAllByRole('link', { name: 'Bringing a pet to Great Britain · read on 28 Nov 2026' })).toHaveLength(
    4,
  );
});

const ticketText = () => screen.getByText((_, element) => element?.className === 'travel-first').textContent;
const settledPet = {
  ticked: { booking: '2026-11-20', form: '2026-11-20', passport: '2026-11-20' },
  doses: [rabies('2023-12-20', '2028-12-22')],
} as const;

test.each<[Partial<Trip>, Partial<TravellingPet>, string]>([
  [{ to: 'FR' }, {}, '59 days. Nothing is left to do. '],
  [{ to: 'US', highRiskStay: 'no' }, {}, '59 days. Nothing is left to do. '],
  [{ to: 'US' }, {}, '59 days.  1 point isn’t checked yet. It says “needs checking” below.'],
  [{ to: 'FR' }, { microchippedOn: null }, '59 days.  2 points aren’t checked yet. They say “needs checking” below.'],
])('R13.7 a plan for %j with %j shows: %s', (trip, missing, text) => {
  renderPlan(aPage({ trip, pet: { ...settledPet, ...missing } }));
  expect(ticketText()).toBe(text);
});

test('R13.7 shows both a late arrival and an unchecked step', () => {
  renderPlan(aPage({ trip: { to: 'US' }, pet: { dateOfBirth: '2026-10-01' } }));
  expect(ticketText()).toMatch(/earliest possible arrival is 1 April.*1 point isn’t checked yet/);
  expect(screen.getByRole('link', { name: 'Plan for 1 April 2027' }).getAttribute('href')).not.toContain('risk=');
});

test('R13.7 the next-arrival link keeps the answer on high-risk countries', () => {
  renderPlan(aPage({ trip: { to: 'US', highRiskStay: 'no' }, pet: { dateOfBirth: '2026-10-01' } }));
  const link = screen.getByRole('link', { name: 'Plan for 1 April 2027' });
  expect(link.getAttribute('href')).toContain('risk=no');
});

test.each([
  [null, ''],
  ['no', 'no'],
  ['yes', 'yes'],
] as const)('R13.7 the US form asks about high-risk countries: %j', (highRiskStay, value) => {
  renderInLanguage(<TravelForm {...aPage({ trip: { to: 'US', highRiskStay } })} />);
  expect(screen.getByLabelText(/^Has Luna been, or will Luna be/)).toHaveValue(value);
  expect(screen.getByRole('link', { name: 'See what CDC says about these countries' })).toHaveAttribute(
    'href',
    'https://www.cdc.gov/importation/dogs/',
  );
});

test('R13.7 the answer on high-risk countries names the country of origin', () => {
  renderPlan(aPage({ trip: { from: 'MX', to: 'US', highRiskStay: 'no' } }));
  expect(screen.getByText(/You said that Luna wasn’t in any such country .* including Mexico\./)).toBeInTheDocument();
});

test('R13.7 the EU form does not ask about high-risk countries', () => {
  renderInLanguage(<TravelForm {...aPage()} />);
  expect(screen.queryByLabelText(/high risk/)).toBeNull();
});

test.each([
  ['highRisk', 'CDC', 'https://www.cdc.gov/importation/dogs/'],
  ['iceland', 'MAST', 'https://www.mast.is/en/import-export/import-of-live-animals'],
] as const)('R13.7 the refusal %s links to %s', (reason, name, url) => {
  renderInLanguage(<TravelRefusal reason={reason} />);
  expect(screen.getByRole('link', { name: `Ask ${name}.` })).toHaveAttribute('href', url);
});

test('R13.7 a refusal without a source has no link', () => {
  renderInLanguage(<TravelRefusal reason="place" />, 'es');
  expect(screen.getByRole('status')).toHaveTextContent('No conocemos las normas de este viaje.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('R13.7 a late plan can be recounted from the next possible arrival', () => {
  renderPlan(aPage({ today: '2026-12-31' }));
  expect(screen.getByText(/The earliest possible arrival is 21 January/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Plan for 21 January 2027' });
  expect(link).toHaveAttribute('href', '/pets/p1/travel?from=ES&to=IE&date=2027-01-21&time=18%3A00');
});

test('R13.7 one tap turns a task into an appointment with the task’s id', async () => {
  const requests = serverAnswers(201);
  renderPlan(aPage({ tasks: [['rabies', {}]] }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar: Rabies booster' }));

  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toMatchObject([
    [
      '/api/pets/p1/appointments',
      { id: free.id, kind: 'vet', startsAt: '2026-12-15T09:00:00.000Z', timeZone: 'Europe/Madrid' },
    ],
  ]);
  expect(String(requests[0]?.[1].note)).toContain('https://eur-lex.europa.eu');
});

test('R13.7 all dates are planned at once, and a deleted one is restored', async () => {
  const requests = serverAnswers(200);
  renderPlan(
    aPage({
      tasks: [
        ['rabies', {}],
        ['booking', { id: 'b', isBinned: true }],
        ['passport', {}],
      ],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add all dates to my calendar' }));

  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(([path]) => path)).toEqual(['/api/pets/p1/appointments/b/restore', '/api/pets/p1/appointments']);
});

test('R13.7 shows an error when planning fails', async () => {
  serverAnswers(409);
  renderPlan(aPage({ tasks: [['rabies', {}]] }));
  await userEvent.click(screen.getByRole('button', { name: /^Add to calendar/ }));
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/^Couldn’t add this/));
});

test('R13.7 planned and booked tasks show their appointment instead', () => {
  renderPlan(
    aPage({
      tasks: [
        ['rabies', { appointment: bookedVisit }],
        ['tapeworm', { visit: bookedVisit }],
      ],
    }),
  );
  expect(screen.getByRole('link', { name: /^In your calendar: Fri,? 4 Dec 2026/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^You have a visit in time: / })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add to calendar: Rabies/ })).toBeNull();
});

test('R13.7 viewers see the plan and no buttons', () => {
  renderPlan(aPage({ tasks: [['rabies', {}]] }), 'en', { can: { edit: false } });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('R13.7 the form shows fields that only some trips need', () => {
  const { unmount } = renderInLanguage(<TravelForm {...aPage()} />);
  expect(screen.getByLabelText(/^Arrival time/)).toHaveValue('18:00');
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();

  renderInLanguage(<TravelForm {...aPage({ trip: { from: 'MA', to: 'FR' } })} />);
  expect(screen.queryByLabelText(/^Arrival time/)).toBeNull();
  expect(screen.getByLabelText(/^Morocco is on France’s list/)).not.toBeChecked();
  expect(screen.getByLabelText(/^Date of the antibody blood test/)).toBeInTheDocument();
});

test('R13.7 an invalid date shows an error at its field', () => {
  const tripQuery = { trip: null, from: 'GB', to: 'XI', date: null, isDateWrong: true };
  renderInLanguage(<TravelForm {...aPage()} asked={tripQuery} />, 'es');

  expect(screen.getByLabelText('Día de llegada')).toHaveAccessibleDescription(/hoy y el 22 de noviembre de 2027/);
  expect(screen.getByLabelText('Origen')).toHaveDisplayValue('Gran Bretaña');
  expect(screen.getByLabelText('Destino')).toHaveDisplayValue('Irlanda del Norte');
});
