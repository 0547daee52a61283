import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MedicationForm } from '@/components/records/medications/medication-form';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from './a-medication';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

let requests: { call: string; body: Record<string, unknown> }[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requests = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

const times = () =>
  screen
    .queryAllByLabelText(/^(Time( of day| of the first dose| \d)|Hora \d)/)
    .map((one) => (one as HTMLInputElement).value);

test('R7.3 the time fields follow the frequency', async () => {
  renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, 'en', { today: '2026-05-20' });
  const user = userEvent.setup();
  const chooseFrequency = (words: string) => user.selectOptions(screen.getByLabelText('How often'), words);
  expect(times()).toEqual([]);

  await chooseFrequency('Once a day');
  expect(times()).toEqual(['08:00']);
  await chooseFrequency('Three times a day');
  expect(times()).toEqual(['07:00', '15:00', '23:00']);

  await chooseFrequency('Twice a day');
  expect(times()).toEqual(['08:00', '20:00']);
  await chooseFrequency('Every evening');
  expect(times()).toEqual(['20:00']);

  await chooseFrequency('As needed');
  expect(times()).toEqual([]);
  expect(screen.getByLabelText('Maximum doses in 24 hours')).toBeVisible();
});

test('R7.3 a new medication is sent as it was typed', async () => {
  renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, 'en', { today: '2026-05-20' });
  const user = userEvent.setup();

  await user.type(screen.getByLabelText('Name'), 'Prednisone');
  await user.selectOptions(screen.getByLabelText('How often'), 'Twice a day');
  await user.click(screen.getByText('More'));
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.type(screen.getByLabelText('From'), '2026-05-25');
  await user.type(screen.getAllByLabelText('Dosage').at(-1) ?? document.body, 'half');
  await user.type(screen.getByLabelText('Doses left in the box'), '10,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requests).toEqual([{ call: 'POST /api/pets/p1/medications', body: expect.any(Object) }]);
  expect(requests[0]?.body).toMatchObject({
    name: 'Prednisone',
    frequency: 'BID',
    reminders: ['08:00', '20:00'],
    startsOn: '2026-05-20',
    endsOn: null,
    steps: [{ from: '2026-05-25', dosage: 'half' }],
    stockDoses: 10.5,
    maxPerDay: null,
  });
});

test('R7.3 fields that do not apply to the frequency are cleared', async () => {
  const asNeededMedication = { ...apoquel, frequency: 'PRN' as const, maxPerDay: 3, minHoursBetween: 6 };
  renderInLanguage(<MedicationForm petId="p1" medication={asNeededMedication} onSaved={onSaved} />, 'en', {
    today: '2026-05-20',
  });
  const user = userEvent.setup();
  expect(screen.getByLabelText('Minimum hours between doses')).toHaveValue('6');

  await user.selectOptions(screen.getByLabelText('How often'), 'Once a day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requests[0]?.call).toBe(`PATCH /api/pets/p1/medications/${apoquel.id}`);
  expect(requests[0]?.body).toMatchObject({
    frequency: 'SID',
    reminders: ['08:00'],
    maxPerDay: null,
    minHoursBetween: null,
  });
});

test('R7.3 the frequency is required', async () => {
  renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, 'en', { today: '2026-05-20' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Prednisone');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Please choose how often it is given.')).toBeVisible();
  expect(screen.queryByRole('option', { name: /not specified/ })).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('R7.3 an empty name or time and invalid numbers show field errors', async () => {
  renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, 'es', { today: '2026-05-20' });
  const user = userEvent.setup();

  await user.selectOptions(screen.getByLabelText('Pauta'), 'SID');
  await user.clear(screen.getByLabelText('Hora de la toma'));
  await user.type(screen.getByLabelText('Dosis que quedan en la caja'), 'muchas');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Rellena este campo.')).toBeVisible();
  expect(screen.getByText('Escribe una hora como 08:00.')).toBeVisible();
  expect(screen.getByText('Escribe un número de hasta 10000.')).toBeVisible();
  expect(requests).toEqual([]);
});

test.each([
  ['no value', null, false],
  ['a tapering step', { ...apoquel, steps: [{ from: '2026-05-25', dosage: 'half' }] }, true],
] as const)('R7.3 rare fields are unfolded only with a value: %s', (_, medication, isOpen) => {
  const storedMedication = medication && { ...medication, steps: [...medication.steps] };
  renderInLanguage(<MedicationForm petId="p1" medication={storedMedication} onSaved={onSaved} />, 'en', {
    today: '2026-05-20',
  });
  expect(screen.getByText('More').closest('details')).toHaveProperty('open', isOpen);
});

test('R7.3 chips build the dosage and choose the frequency', async () => {
  renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, 'es', { today: '2026-05-20' });
  const user = userEvent.setup();
  const dosage = screen.getByLabelText('Dosis');
  const tapButton = (name: string) => user.click(screen.getByRole('button', { name }));

  await tapButton('½');
  await tapButton('comprimido');
  expect(dosage).toHaveValue('½ comprimido');
  await tapButton('2');
  expect(dosage).toHaveValue('2 comprimidos');
  await user.type(dosage, ' de 16 mg');
  expect(screen.queryByRole('button', { name: 'comprimido' })).not.toBeInTheDocument();
  expect(dosage).toHaveValue('2 comprimidos de 16 mg');

  await tapButton('Dos veces al día');
  expect(screen.getByLabelText('Pauta')).toHaveDisplayValue('Dos veces al día');
  expect(times()).toEqual(['08:00', '20:00']);
});
