import { screen, within } from '@testing-library/react';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { SharedMedication, SharedView } from '@/lib/sharing/links/shared-view';
import { aSharedView } from '@/tests/support/a-shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';

const renderPet = (view: SharedView, locale: FormatLocale = 'en') =>
  renderInLanguage(<SharedPet view={view} base="/api/shared/k" lastDay={null} form={null} />, locale, {
    today: view.today,
    timeZone: view.timeZone,
  });

const fever = {
  kind: 'temperature' as const,
  value: 40.1,
  day: '2026-03-27',
  range: [37.5, 39.2] as const,
  baseline: null,
};
const vitals = (level: 'call' | 'emergency'): SharedView['vitals'] => ({
  ...{ unit: 'c', grams: 12_000, items: [], abnormal: [{ ...fever, level }] },
});
const alertsOf = () => screen.getByRole('heading', { name: /Alerts|Avisos/ }).closest('section') ?? document.body;

test.each([
  ['en', 'Temperature 40.1 °C, 27 Mar 2026', 'Weight down 12% from 3 Mar 2026 to 27 Mar 2026'],
  ['es', 'Temperatura 40,1 °C, 27 mar 2026', 'Ha perdido un 12 % de peso del 3 mar 2026 al 27 mar 2026'],
] as const)('R9.4 a vet sees warnings for fever and weight loss, in %s', (locale, temperature, weight) => {
  const concerns = [
    { id: 'lost' as const, percent: 12, since: '2026-03-03T10:00:00.000Z', until: '2026-03-27T10:00:00.000Z' },
  ];
  renderPet(aSharedView({ vitals: vitals('call'), weights: { unit: 'kg', items: [], ideal: null, concerns } }), locale);
  expect(alertsOf()).toHaveTextContent(temperature);
  expect(alertsOf()).toHaveTextContent(weight);
});

test('R9.4 only emergency values turn the alerts red', () => {
  const { unmount } = renderPet(aSharedView({ vitals: vitals('call') }));
  expect(alertsOf()).not.toHaveClass('border-danger');
  unmount();
  renderPet(aSharedView({ vitals: vitals('emergency') }));
  expect(alertsOf()).toHaveClass('border-danger');
  expect(alertsOf()).toHaveTextContent('an emergency by the usual limits');
});

const meloxicam: SharedMedication = {
  ...{ name: 'Meloxicam', dosage: '1.5 mg', frequency: 'SID', startsOn: '2026-03-01', endsOn: null, times: [] },
  ...{
    instructions: null,
    reason: null,
    timeZone: 'Europe/Madrid',
    coming: [],
    warnings: [],
    unknownWords: ['Xyz'],
  },
  perKg: { amount: 0.125, unit: 'mg', grams: 12_000, measuredAt: '2026-03-20T10:00:00.000Z' },
  lastGivenAt: '2026-03-28T06:00:00.000Z',
};

test('R9.4 a vet sees dose per kilogram and last dose, with one footnote', () => {
  const other = { ...meloxicam, name: 'Other', perKg: null, lastGivenAt: null };
  renderPet(aSharedView({ medications: [meloxicam, other] }));
  expect(
    screen.getByText(/calculated: 0.125 mg\/kg per dose, at 12.0.kg \(20 Mar 2026\).*last given .*28 Mar 2026/),
  ).toBeVisible();
  expect(screen.getByText(/no dose logged/)).toBeVisible();
  expect(screen.getAllByText(/Xyz/)).toHaveLength(1);
});

test('R7.3 R9.4 a vet sees the steps ahead of a taper', () => {
  const coming = [{ from: '2026-04-10', dosage: '0.75 mg' }];
  renderPet(aSharedView({ medications: [{ ...meloxicam, coming }] }));
  expect(screen.getByText('From 10 Apr 2026: 0.75 mg')).toBeVisible();
});

test('R9.4 past medication, resolved conditions and treatments are folded', () => {
  const days = { startsOn: '2025-01-01', lastDay: '2025-01-10' };
  const past = { name: 'Amoxicillin', dosage: '250 mg', lastDosage: '125 mg', ...days, reason: 'cough' };
  const single = { ...past, name: 'Bravecto', lastDosage: null, lastDay: '2025-01-01' };
  const resolvedCondition = {
    name: 'Otitis',
    status: 'resolved' as const,
    diagnosedOn: null,
    whatToDo: null,
    note: null,
  };
  renderPet(aSharedView({ pastMedications: [past, single], resolvedConditions: [resolvedCondition], treatments: [] }));
  const rest = screen.getByText('Amoxicillin').closest('details') ?? document.body;
  expect(rest).toHaveTextContent(
    /250 mg.*125 mg at the end.*1 Jan 2025 to 10 Jan 2025.*Bravecto.*250 mg.*1 Jan 2025.*cough/,
  );
  expect(within(rest).getByText('Otitis')).toBeInTheDocument();
  expect(rest).not.toHaveAttribute('open');
});

test.each([
  [0.005, '0.005 mg/kg'],
  [0.0025, '0.0025 mg/kg'],
  [12.345, '12.35 mg/kg'],
])('R9.4 a dose of %d mg per kilogram is not rounded away', (amount, text) => {
  const small = { ...meloxicam, perKg: { amount, unit: 'mg', grams: 12_000, measuredAt: '2026-03-20T10:00:00.000Z' } };
  renderPet(aSharedView({ medications: [small] }));
  expect(screen.getByText(new RegExp(`calculated: ${text.replace('.', '\\.')} per dose`))).toBeVisible();
});
