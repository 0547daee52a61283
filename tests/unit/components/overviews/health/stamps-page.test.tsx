import { screen, within } from '@testing-library/react';
import { StampsPage } from '@/components/overviews/health/stamps-page';
import { type StampedPet, useStamps } from '@/components/overviews/health/use-stamps';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { dose } from '@/tests/support/doses';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmedSource } from '@/tests/support/source-examples';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const today = '2026-11-21';
const luna = {
  type: 'dog',
  dateOfBirth: '2020-01-01',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  country: null,
  region: null,
  microchippedOn: null as string | null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: [],
  highRisk: false,
};
const optionalText = {
  manufacturer: null,
  batch: null,
  vetName: null,
  clinic: null,
  document: null,
  reaction: null,
  note: null,
};
const buildVaccination = (vaccine: string, day: string, more: Partial<Vaccination> = {}): Vaccination => ({
  ...dose(vaccine, day),
  ...optionalText,
  ...more,
});
const doses = [
  buildVaccination('dog.dhp', '2024-02-01'),
  buildVaccination('dog.rabies', '2024-01-10', { validUntil: '2026-12-01' }),
  buildVaccination('dog.dhp', '2023-02-01'),
  buildVaccination('dog.dhp', '2020-01-20'),
];

interface Shown {
  items?: StampedPet['doses'];
  pet?: Partial<typeof luna>;
  landing?: string;
  language?: 'es';
}

function Page(props: StampedPet) {
  return <StampsPage petId={props.petId} of={useStamps(props)} />;
}

function renderPage({ items = doses, pet = {}, landing, language }: Shown = {}) {
  const plannedVaccines = dueVaccinations({ ...luna, ...pet }, items, today);
  const counts = { overdue: 0, due: 1 };
  return renderInLanguage(
    <Page petId="p1" doses={items} planned={plannedVaccines} counts={counts} today={today} landing={landing ?? null} />,
    language,
  );
}
const names = () => screen.getAllByRole('img').map((stamp) => stamp.getAttribute('aria-label'));

test('R7.3 stamps show name, date and status in words', () => {
  renderPage({ language: 'es' });
  const [first, second] = within(screen.getByRole('list', { name: 'Sellos de vacunas' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('01/02/2024DHPPiestimadahasta 02/2027');
  expect(second).toHaveTextContent('10/01/2024Rabiatoca01/12/2026');
});

test('R7.3 a stamp is a link named by its whole sentence', () => {
  renderPage();
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(
    'Distemper, hepatitis, parvovirus (DHP/DHPPi), given on 1 February 2024. Estimated until 1 Feb 2027, from WSAVA 2024',
  );
  expect(first).toHaveAttribute('href', '/pets/p1?tab=health&part=vaccinations');
});

test('R7.3 a dose given too early is marked until one counts', () => {
  renderPage({ items: [buildVaccination('dog.dhp', '2026-11-01')], pet: { dateOfBirth: '2026-10-01' } });
  expect(screen.getByRole('img')).toHaveTextContent('01/11/2026DHPPitoo early');
});

test('R7.3 rabies before the microchip is marked as not counting for travel', () => {
  const items = [buildVaccination('dog.rabies', '2025-12-01', { validUntil: '2027-12-01' })];
  renderPage({ items, pet: { microchippedOn: '2025-12-02' } });
  expect(names()).toEqual([
    'Rabies, given on 1 December 2025. Valid until 1 Dec 2027. Given before the chip, so it doesn’t count for travel to the EU or Great Britain',
  ]);
});

test('only the newly saved stamp is animated', () => {
  renderPage({ landing: 'dog.rabies@2024-01-10' });
  const landing = screen.getAllByRole('img').filter(({ classList }) => classList.contains('animate-land'));
  expect(landing.map((stamp) => stamp.getAttribute('aria-label')?.split(',')[0])).toEqual(['Rabies']);
});

test('a page without doses invites the first one', () => {
  renderPage({ items: [] });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('The first stamp goes here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take a photo' })).toHaveAttribute('href', '/pets/p1/papers');
});

const yearly = (count: number) =>
  Array.from({ length: count }, (_, index) => buildVaccination('dog.rabies', `${2025 - index}-01-10`));

test('R7.3 a page with eight stamps shows all of them', () => {
  const { container } = renderPage({ items: yearly(8) });
  expect(names()).toHaveLength(8);
  expect(container.querySelector('details')).toBeNull();
});

test('R7.3 the ninth and older stamps fold under their total', () => {
  renderPage({ items: yearly(24) });
  const [first, rest] = screen.getAllByRole('list', { hidden: true });
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(8);
  expect(within(rest as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(16);
  expect(rest?.closest('details')).toHaveProperty('open', false);
  expect(screen.getByText('Show all 24')).toBeVisible();
});

test('R7.3 stamps beyond 32 appear only in the vaccination list', () => {
  const { container } = renderPage({ items: yearly(33) });
  expect(names()).toHaveLength(8);
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByRole('link', { name: 'Show all 33' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=vaccinations',
  );
});

test('R7.3 print lists the stamps that the page omits', () => {
  const { container } = renderPage({ items: yearly(33) });
  const lines = container.querySelector('.print\\:block')?.textContent.split('\n');
  expect(lines).toHaveLength(25);
  expect(lines?.[0]).toBe('Rabies · 10/01/2017 · renewed');
});

test('R7.3 a newly saved stamp is unfolded', () => {
  const { container } = renderPage({ items: yearly(24), landing: 'dog.rabies@2002-01-10' });
  expect(container.querySelector('details')).toHaveProperty('open', true);
});

test('R13.1 stamps show source marks with a legend', () => {
  const [first, second, ...others] = doses;
  const items = [
    { ...(first as Vaccination), source: confirmedSource },
    { ...(second as Vaccination), source: aSource({ kind: 'document' }) },
    ...others,
  ];
  const { container } = renderPage({ items });
  const words = [...container.querySelectorAll('.stamp-legend li')].map(({ textContent }) => textContent);
  expect(words).toEqual(['confirmed', 'with document', 'added by hand']);
  expect(names()[0]).toMatch(/Estimated until 1 Feb 2027, from WSAVA 2024, confirmed$/);
});

test('R13.1 stamps show no source marks or legend when everything was typed', () => {
  const { container } = renderPage();
  expect(container.querySelector('.stamp-mark, .stamp-legend')).toBeNull();
});
