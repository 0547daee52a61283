import { screen, within } from '@testing-library/react';
import { SharedPet } from '@/components/overviews/sharing/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { SharedMedication, SharedView } from '@/lib/overviews/sharing/shared-view';
import { aSharedView } from '@/tests/support/a-shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';

const show = (view: SharedView, locale: FormatLocale = 'en') =>
  renderInLanguage(<SharedPet view={view} base="/api/shared/k" lastDay={null} form={null} />, locale, {
    today: view.today,
    timeZone: view.timeZone,
  });

const fever = { kind: 'temperature' as const, value: 40.1, context: null };
const vitals = (measuredAt: string): SharedView['vitals'] => ({
  unit: 'c',
  grams: 12_000,
  items: [{ ...fever, measuredAt }],
});
const alertsOf = () => screen.getByRole('heading', { name: /Alerts|Avisos/ }).closest('section') ?? document.body;

test.each([
  ['en', 'Temperature 40.1 °C, 27 Mar 2026', 'Weight down 12% since 3 Mar 2026'],
  ['es', 'Temperatura 40,1 °C, 27 mar 2026', 'Ha perdido un 12 % de peso desde el 3 mar 2026'],
] as const)('R9.4 a vet is warned of a fever and a loss, in %s', (locale, temperature, weight) => {
  const concerns = [{ id: 'lost' as const, percent: 12, since: '2026-03-03T10:00:00.000Z' }];
  show(
    aSharedView({ vitals: vitals('2026-03-27T10:00:00.000Z'), weights: { unit: 'kg', items: [], concerns } }),
    locale,
  );
  expect(alertsOf()).toHaveTextContent(temperature);
  expect(alertsOf()).toHaveTextContent(weight);
});

test('R9.4 an old or usual vital sign is no alert', () => {
  const usual = {
    unit: 'c' as const,
    grams: 12_000,
    items: [{ ...fever, value: 38.5, measuredAt: '2026-03-27T10:00:00.000Z' }],
  };
  for (const one of [vitals('2025-12-27T10:00:00.000Z'), usual]) {
    const { unmount } = show(aSharedView({ vitals: one }));
    expect(screen.queryByRole('heading', { name: 'Alerts' })).not.toBeInTheDocument();
    unmount();
  }
});

const meloxicam: SharedMedication = {
  ...{ name: 'Meloxicam', dosage: '1.5 mg', frequency: 'SID', startsOn: '2026-03-01', endsOn: null, times: [] },
  ...{ instructions: null, reason: null, timeZone: 'Europe/Madrid', coming: [], warnings: [], unknownWords: ['Xyz'] },
  perKg: { amount: 0.125, unit: 'mg', grams: 12_000, measuredAt: '2026-03-20T10:00:00.000Z' },
  lastGivenAt: '2026-03-28T06:00:00.000Z',
};

test('R9.4 a vet reads the dose per kilogram, the last dose, one footnote', () => {
  const other = { ...meloxicam, name: 'Other', perKg: null, lastGivenAt: null };
  show(aSharedView({ medications: [meloxicam, other] }));
  expect(
    screen.getByText(/calculated: 0.125 mg\/kg per dose, at 12.kg \(20 Mar 2026\).*last given .*28 Mar 2026/),
  ).toBeVisible();
  expect(screen.getByText(/no dose logged/)).toBeVisible();
  expect(screen.getAllByText(/Xyz/)).toHaveLength(1);
});

test('R9.4 past medication, resolved conditions and treatments are one tap away', () => {
  const past = { name: 'Amoxicillin', dosage: '250 mg', startsOn: '2025-01-01', endsOn: '2025-01-10', reason: 'cough' };
  const resolved = { name: 'Otitis', status: 'resolved' as const, diagnosedOn: null, whatToDo: null, note: null };
  show(aSharedView({ pastMedications: [past], resolvedConditions: [resolved], treatments: [] }));
  const rest = screen.getByText('Amoxicillin').closest('details') ?? document.body;
  expect(rest).toHaveTextContent('250 mg');
  expect(within(rest).getByText('Otitis')).toBeInTheDocument();
  expect(rest).not.toHaveAttribute('open');
});

test.each([
  [0.005, '0.005 mg/kg'],
  [0.0025, '0.0025 mg/kg'],
  [12.345, '12.35 mg/kg'],
])('R9.4 a dose of %d mg per kilogram is not rounded away', (amount, text) => {
  const small = { ...meloxicam, perKg: { amount, unit: 'mg', grams: 12_000, measuredAt: '2026-03-20T10:00:00.000Z' } };
  show(aSharedView({ medications: [small] }));
  expect(screen.getByText(new RegExp(`calculated: ${text.replace('.', '\\.')} per dose`))).toBeVisible();
});
