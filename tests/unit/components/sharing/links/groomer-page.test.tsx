import { screen, within } from '@testing-library/react';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { sharedVaccinations } from '@/lib/sharing/links/shared-vaccinations';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { aSharedView, threeYears } from '@/tests/support/a-shared-view';
import { dose } from '@/tests/support/doses';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { today as knownDay, knownPets } from '@/tests/support/vaccinated-pets';

const today = '2026-03-28';
const dog: VaccinatedPet = {
  ...{ type: 'dog', dateOfBirth: '2015-05-01', deceasedOn: null, vaccineProfile: null, country: null, region: null },
  ...{ extraVaccines: [], highRisk: false, microchippedOn: null, createdAt: '2024-01-01T12:00:00.000Z' },
};
const aDose = (vaccine: string, on: string, dates: Partial<Vaccination> = {}): Vaccination => ({
  ...dose(vaccine, on),
  ...{ manufacturer: null, batch: null, vetName: null, clinic: null, document: null, reaction: null, note: null },
  ...dates,
});

function renderPage(more: Partial<SharedView>, locale: FormatLocale = 'en') {
  const view = aSharedView({ kind: 'groomer', ...more });
  const { timeZone } = view;
  renderInLanguage(<SharedPet view={view} base="/b" lastDay={null} form={null} />, locale, { today, timeZone });
}

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body;
const listTexts = (name: string) =>
  within(section(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const vaccinatedView = (doses: Parameters<typeof sharedVaccinations>[1], deceasedOn: string | null = null) => ({
  vaccinations: sharedVaccinations({ ...dog, deceasedOn }, doses, today),
});

test('R9.4 a groomer sees the end of a vaccination’s validity, never “planned”', () => {
  renderPage(vaccinatedView([aDose('dog.rabies', '2025-09-01', { validUntil: '2027-09-01' })]));
  expect(listTexts('Vaccinations')).toEqual(['RabiesValid until 1 Sept 2027']);
  expect(section('Vaccinations')).not.toHaveTextContent(/planned/i);
});

test('R9.4 a groomer sees the end of validity in Spanish', () => {
  renderPage(vaccinatedView([aDose('dog.rabies', '2025-09-01', { validUntil: '2027-09-01' })]), 'es');
  expect(listTexts('Vacunas')).toEqual([expect.stringMatching(/^Rabia.*[Vv]álida hasta el 1 sept 2027$/)]);
});

test('R9.4 a groomer sees vaccinations that are all overdue', () => {
  renderPage(
    vaccinatedView([
      aDose('dog.rabies', '2019-09-01', { validUntil: '2022-09-01' }),
      aDose('Corona', '2019-09-01', { nextDueOn: '2020-09-01' }),
    ]),
  );
  expect(listTexts('Vaccinations').toSorted()).toEqual([
    'CoronaOverdue since 1 Sept 2020',
    'RabiesExpired on 1 Sept 2022',
  ]);
});

test('R9.4 a groomer sees a vaccination without an end date', () => {
  renderPage(vaccinatedView([aDose('Corona', '2025-09-01')]));
  expect(listTexts('Vaccinations')).toEqual(['CoronaNo end date recorded']);
});

test('R9.4 a groomer sees that a dose was given too early', () => {
  const young = { ...dog, dateOfBirth: '2026-03-01' };
  renderPage({ vaccinations: sharedVaccinations(young, [aDose('dog.rabies', '2026-03-20')], today) });
  expect(listTexts('Vaccinations')).toEqual(['RabiesGiven too early to count by WSAVA 2024']);
});

test('R9.4 a groomer sees a deceased pet’s vaccinations as recorded', () => {
  renderPage(vaccinatedView([aDose('dog.rabies', '2025-09-01', { validUntil: '2027-09-01' })], '2026-01-01'));
  expect(listTexts('Vaccinations')).toEqual(['RabiesValid until 1 Sept 2027']);
});

test.each(knownPets.filter(({ doses }) => doses.length > 0))(
  'R9.4 a groomer sees the current vaccinations of $name',
  (knownPet) => {
    renderPage({ vaccinations: sharedVaccinations(knownPet.pet, knownPet.doses, knownDay) });
    const current = Object.values(knownPet.expected).filter((status) => status !== 'superseded');
    expect(current.length).toBeGreaterThan(0);
    expect(listTexts('Vaccinations')).toHaveLength(current.length);
  },
);

test('R9.4 a groomer sees that no vaccination is recorded', () => {
  renderPage(vaccinatedView([]));
  expect(section('Vaccinations')).toHaveTextContent('No vaccinations recorded.');
});

const fleaTreatment = { kind: 'ticks_and_fleas' as const, product: 'Bravecto', givenAt: '2026-03-01T23:30:00.000Z' };

test('R9.4 a groomer sees recorded coat, handling and last parasite treatment', () => {
  renderPage({ notes: '<p>Afraid of dryers</p>', lastTreatments: [fleaTreatment] });
  expect(screen.getByText('Coat: Tricolour, White tip of the tail')).toBeVisible();
  expect(section('Good to know')).toHaveTextContent('Afraid of dryers');
  expect(listTexts('Last parasite treatments')).toEqual(['BravectoTicks and fleas, 2 Mar 2026']);
});

test('R9.4 a groomer’s page omits details that are not recorded', () => {
  const { pet } = aSharedView();
  renderPage({ pet: { ...pet, colour: null, markings: null }, notes: '', lastTreatments: [] });
  expect(screen.queryByText(/^Coat/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('R9.4 a groomer sees medicine that the link includes', () => {
  const { medications } = threeYears();
  renderPage({ medications: medications ?? [], conditions: [] });
  expect(section('Current medication')).toHaveTextContent('Meloxicam');
});
