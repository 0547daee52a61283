import { screen } from '@testing-library/react';
import { QuickTiles } from '@/components/overviews/quick-add/quick-tiles';
import type { QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import type { DueVaccine } from '@/lib/records/vaccinations/due-vaccine';
import { renderInLanguage } from '@/tests/support/render-in-language';

const vaccine = (status: DueVaccine['status'], dueOn: string | null): DueVaccine => ({
  ...{ id: 'dog.lepto', name: 'Leptospirosis', short: 'Lepto', shape: 'round' as DueVaccine['shape'] },
  ...{ status, dueOn, isEstimated: false },
});

const petWith = (due: DueVaccine[]): QuickPet => ({
  ...{ id: 'p1', name: 'Luna', type: 'dog', gender: 'female', cover: 'honey', photoUrl: null, currency: null },
  ...{
    weight: null,
    ideal: null,
    vaccines: {},
    validityFromVet: [],
    doses: [],
    medications: [],
    measures: [],
    haveMeasuresEnded: false,
    lastVisitOn: null,
  },
  due,
});

test.each<[string, DueVaccine[], string]>([
  ['a lapsed vaccine', [vaccine('lapsed', '2020-11-29')], 'Lepto is overdue'],
  ['an overdue vaccine', [vaccine('overdue', '2026-11-01')], 'Lepto is overdue'],
  ['a vaccine due soon', [vaccine('due_soon', '2026-12-12')], 'Lepto, 12 Dec 2026'],
  ['a later date', [vaccine('upcoming', '2027-12-12')], 'nothing due'],
  ['no known date', [vaccine('undated', null)], 'dates missing'],
  ['an estimate', [{ ...vaccine('due_soon', '2026-12-12'), isEstimated: true }], 'Lepto, 12 Dec 2026 (estimated)'],
  ['an estimate overdue', [{ ...vaccine('overdue', '2026-11-01'), isEstimated: true }], 'Lepto is overdue (estimated)'],
  ['no plan', [], 'none recorded'],
])('R7.3 R7.11 Quick add shows the vaccination status for %s', (_, due, expected) => {
  const none = () => undefined;
  renderInLanguage(<QuickTiles pet={petWith(due)} onOpen={none} onFiles={none} />);
  expect(screen.getByRole('button', { name: `Vaccination ${expected}` })).toBeVisible();
});
