import { screen, within } from '@testing-library/react';
import { VaccinationSection } from '@/components/records/vaccinations/vaccination-section';
import type { PetDocument } from '@/lib/records/documents/document';
import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { dose } from '@/tests/support/doses';
import { loadLateParts, renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const today = '2026-11-21';
const luna = {
  id: 'p1',
  name: 'Luna',
  type: 'dog',
  dateOfBirth: '2020-01-01',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  country: 'ES',
  region: 'ES-MD',
  microchippedOn: null,
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
  buildVaccination('dog.dhp', '2024-02-01', { batch: 'A1', document: 'https://example.org/c.pdf' }),
  buildVaccination('dog.rabies', '2024-01-10', { validUntil: '2026-12-01' }),
  buildVaccination('dog.dhp', '2023-02-01'),
  buildVaccination('dog.dhp', '2020-01-20'),
];

const section = (pet: Partial<typeof luna> = {}, items = doses, papers: Record<string, PetDocument[]> = {}) => (
  <VaccinationSection
    pet={{ ...luna, ...pet }}
    vaccinations={{ items: withMarks({ ...luna, ...pet }, items), nextCursor: null }}
    papers={papers}
    adding={false}
  />
);
const entry = (name: string) => screen.getAllByText(name)[0]?.closest('li') as HTMLElement;

beforeAll(() => loadLateParts(() => renderInLanguage(section(), 'en', { today })));

test('R7.3 a due vaccination shows its date, status, reason and source', () => {
  renderInLanguage(section(), 'en', { today });
  expect(screen.getByText('Planning aid only. The vet, the product label and local law decide.')).toBeVisible();
  const rabies = within(entry('Rabies'));
  expect(rabies.getByText('Booster due')).toBeVisible();
  expect(rabies.getByText('Valid until 1 Dec 2026, booster due')).toBeVisible();
  expect(rabies.getByText('Recorded date')).toBeVisible();
  expect(rabies.getByText('Due on 1 December 2026 (in 10 days)')).toBeVisible();
  expect(rabies.getByText(/It takes priority over calculated dates/)).toBeInTheDocument();
  expect(rabies.getByText(/The rabies rule in Madrid may require a dose by 10 January 2025/)).toBeInTheDocument();

  const core = within(entry('Distemper, hepatitis, parvovirus (DHP/DHPPi)'));
  expect(core.getByText('Estimated until 1 Feb 2027')).toBeVisible();
  expect(core.getByText('Estimated from WSAVA 2024. No date was recorded.')).toBeInTheDocument();
  expect(core.getByText('The booster, 3 years after the last dose.')).toBeInTheDocument();
  expect(core.getByText('By WSAVA 2024, one dose was given too early and doesn’t count.')).toBeInTheDocument();
  expect(core.getByText(/Source: .*2024 guidelines for the vaccination of dogs and cats/)).toBeInTheDocument();
});

test('R7.3 a due vaccination is shown in Spanish', () => {
  renderInLanguage(section(), 'es', { today });
  expect(screen.getByText(/^Solo para planificar/)).toBeVisible();
  const rabies = within(entry('Rabia'));
  expect(rabies.getByText('Toca recuerdo')).toBeVisible();
  expect(rabies.getByText('Toca el 1 de diciembre de 2026 (dentro de 10 días)')).toBeVisible();
  expect(screen.getByText(/Demasiado pronto: no cuenta para Moquillo/)).toBeVisible();
});

test('R7.3 the list shows doses given and marks those given too early', () => {
  renderInLanguage(section(), 'en', { today });
  expect(screen.getByText('given 10 Jan 2024, valid until 1 Dec 2026')).toBeVisible();
  expect(screen.getByText('batch A1')).toBeVisible();
  expect(screen.getByRole('link', { name: /Certificate/ })).toHaveAttribute('href', 'https://example.org/c.pdf');
  expect(screen.getAllByText(/given before the minimum age, so it doesn’t count for/)).toHaveLength(1);
});

test('R7.3 deceased pets and species without routine vaccines show no due dates', () => {
  const { unmount } = renderInLanguage(section({ deceasedOn: '2026-01-01' } as never), 'en', { today });
  expect(screen.queryByText('What’s due')).not.toBeInTheDocument();
  expect(screen.getByText('given 10 Jan 2024, valid until 1 Dec 2026')).toBeVisible();

  unmount();
  renderInLanguage(section({ type: 'hamster' }, []), 'en', { today });
  expect(screen.getByText(/no routine vaccinations for this kind of animal/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan settings' })).not.toBeInTheDocument();
});

test('R7.3 a pet without records is asked for its history before the plan', () => {
  const creation = { createdAt: '2026-11-21T10:00:00.000Z' };
  renderInLanguage(section(creation, []), 'en', { today });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Vaccination history',
    'What’s due',
  ]);
  expect(screen.getByRole('button', { name: 'Add Luna’s past vaccinations' })).toBeVisible();
  expect(screen.getByText('No vaccinations recorded. Add what you know.')).toBeVisible();
  expect(screen.queryByText(/Due|Overdue|Planning aid/)).not.toBeInTheDocument();
});

test('R7.11 a vaccine never given to an adult has no due date', () => {
  const items = [buildVaccination('dog.rabies', '2025-12-01', { validUntil: '2027-12-01' })];
  renderInLanguage(section({}, items), 'en', { today });
  const core = within(entry('Distemper, hepatitis, parvovirus (DHP/DHPPi)'));
  expect(core.getByText('No dose recorded')).toBeVisible();
  expect(core.getByText('Add past doses, or ask your vet.')).toBeVisible();
  expect(core.queryByText(/^(Due|Was due|Estimated)/)).not.toBeInTheDocument();
});

test('R7.11 a puppy without records keeps its plan', () => {
  const puppy = { dateOfBirth: '2026-10-20', createdAt: '2026-11-21T10:00:00.000Z' };
  renderInLanguage(section(puppy, []), 'en', { today });
  expect(screen.getByText(/^Planning aid only/)).toBeVisible();
  expect(screen.queryByText('No vaccinations recorded. Add what you know.')).not.toBeInTheDocument();
});

test('R7.3 rabies before the microchip is marked in the list and plan', () => {
  const items = [buildVaccination('dog.rabies', '2025-12-01', { validUntil: '2027-12-01' })];
  renderInLanguage(section({ microchippedOn: '2025-12-02' as never }, items), 'en', { today });
  expect(screen.getAllByText(/^Given before the chip/)).toHaveLength(2);
});

test.each([
  ['en', ['Estimated until 1 Feb 2027', 'Valid until 1 Dec 2026, booster due', 'Since renewed', 'Since renewed']],
  [
    'es',
    [
      'Estimada hasta el 1 feb 2027',
      'Válida hasta el 1 dic 2026; toca la dosis de recuerdo',
      'Ya renovada',
      'Ya renovada',
    ],
  ],
] as const)('R7.3 each dose shows its stamp with text beside it, in %s', (locale, sentences) => {
  const { container } = renderInLanguage(section(), locale, { today });
  const rows = [...container.querySelectorAll('.dose-row')];
  expect(rows.map((row) => row.querySelectorAll('svg.stamp[aria-hidden]').length)).toEqual([1, 1, 1, 1]);
  rows.forEach((row, index) => {
    expect(row).toHaveTextContent(sentences[index] ?? '');
  });
});

test('R7.3 documents of a dose form one chip, without asking for more', () => {
  const file = (id: string) => ({
    id,
    name: `${id}.pdf`,
    contentType: 'application/pdf',
    bytes: 1,
    vetRecordId: null,
    vaccinationId: 'dose',
    medicationId: null,
    expenseId: null,
    fileUrl: '/',
    previewUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const items = [buildVaccination('dog.rabies', '2025-12-01', { id: 'dose' })];
  const papers = { dose: [file('a'), file('b')] };
  renderInLanguage(section({}, items, papers), 'en', { today });

  expect(screen.getByRole('button', { name: /^2 documents/ })).toBeVisible();
  expect(screen.queryByText(/Attach/)).not.toBeInTheDocument();
});
