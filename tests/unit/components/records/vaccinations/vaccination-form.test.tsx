import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanSettings } from '@/components/records/vaccinations/plan-settings';
import { VaccinationForm } from '@/components/records/vaccinations/vaccination-form';
import { VaccinationList } from '@/components/records/vaccinations/vaccination-list';
import { passFile } from '@/lib/browser/papers/passed-file';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => router.refresh.mockClear());

function serverAnswers() {
  const requests: { method: string | undefined; path: string; body: Record<string, unknown> }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push({ method: options.method, path, body: JSON.parse(String(options.body)) });
    return { ok: true, status: 200, json: async () => ({ id: 'v1' }) };
  }) as unknown as typeof fetch;
  return requests;
}

const list = (adding = false) => (
  <VaccinationList
    adding={adding}
    petId="p1"
    first={{ items: [], nextCursor: null }}
    stamps={{}}
    papers={{}}
    names={{ 'dog.rabies': 'Rabies', 'dog.lepto': 'Leptospirosis' }}
    suggested={['dog.rabies', 'dog.lepto']}
    due={[]}
    validityFromVet={['dog.rabies']}
    asksHistoryOf={null}
  />
);

test('R7.3 a vaccine is chosen by its name and stored by its id', async () => {
  const requests = serverAnswers();

  renderInLanguage(list());
  await userEvent.click(screen.getByRole('button', { name: 'Add a vaccination' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Vaccine/ }), 'rab');
  await userEvent.click(await screen.findByRole('option', { name: 'Rabies' }));
  await userEvent.clear(screen.getByLabelText(/^Given on/));
  await userEvent.type(screen.getByLabelText(/^Given on/), '2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/pets/p1/vaccinations',
    body: { vaccine: 'dog.rabies', givenOn: '2026-11-01', validUntil: null, antigens: [] },
  });
});

test('R16.18 the form has the file that could not be read', async () => {
  passFile({ petId: 'p1', file: new File(['x'], 'card.pdf', { type: 'application/pdf' }), receivedKey: null });
  renderInLanguage(list(true));
  expect(await screen.findByText('card.pdf')).toBeVisible();
});

test('R7.3 free-text vaccines are kept, and errors in folded fields unfold them', async () => {
  const requests = serverAnswers();
  renderInLanguage(list());
  await userEvent.click(screen.getByRole('button', { name: 'Add a vaccination' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Vaccine/ }), 'Nobivac DHPPi + L4');
  await userEvent.clear(screen.getByLabelText(/^Given on/));
  await userEvent.type(screen.getByLabelText(/^Given on/), '2026-11-01');
  const rare = screen.getByText(/batch, vet, reaction, note/).closest('details') as HTMLDetailsElement;

  expect(rare.open).toBe(false);
  await userEvent.type(screen.getByLabelText('Link to the certificate'), 'nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Please enter a link that starts with/)).toBeVisible();
  expect(rare.open).toBe(true);

  await userEvent.clear(screen.getByLabelText('Link to the certificate'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests[0]?.body).toMatchObject({ vaccine: 'Nobivac DHPPi + L4', document: null });
});

test('R7.3 the rabies form asks for the expiry date first', async () => {
  renderInLanguage(list(true));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Vaccine/ }), 'Lepto');
  expect(screen.getByRole('button', { name: '3 years' })).toBeVisible();

  await userEvent.clear(screen.getByRole('combobox', { name: /^Vaccine/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Vaccine/ }), 'Rabies');
  expect(screen.getByText(/^You’ll find it in section V of the passport or on the certificate/)).toBeVisible();

  await userEvent.click(screen.getByText('More'));
  expect(screen.getByText('Only used if there’s no “valid until” date.')).toBeVisible();
});

test('R7.3 one form changes all plan settings', async () => {
  const requests = serverAnswers();

  renderInLanguage(
    <PlanSettings
      pet={{ id: 'p1', name: 'Luna' }}
      settings={{
        vaccineProfile: null,
        extraVaccines: ['cat.felv', 'dog.lyme'],
        highRisk: false,
      }}
      usualProfile="wsava"
      asksHome
      offered={[
        { id: 'dog.lepto', name: 'Leptospirosis', when: null },
        { id: 'dog.lyme', name: 'Enfermedad de Lyme', when: 'garrapatas' },
      ]}
    />,
    'es',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ajustes del plan' }));
  expect(await screen.findByRole('dialog', { name: 'Cómo se planifican las vacunas de Luna' })).toBeVisible();

  expect(await screen.findByRole('option', { name: 'Según el país: WSAVA', selected: true })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Guía'), 'aaha');
  expect(screen.getByRole('link', { name: 'Cambiarlo en su perfil' })).toHaveAttribute('href', '/pets/p1/edit');
  await userEvent.click(screen.getByRole('switch', { name: /^Va a residencias/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Leptospirosis' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Enfermedad de Lyme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toEqual([
    {
      method: 'PATCH',
      path: '/api/pets/p1',
      body: { vaccineProfile: 'aaha', extraVaccines: ['cat.felv', 'dog.lepto'], highRisk: true },
    },
  ]);
});

test('R1.10 R7.3 the form opens when coming from Today to record a dose', async () => {
  renderInLanguage(list(true));
  expect(await screen.findByRole('combobox', { name: /^Vaccine/ })).toBeVisible();
});

const dueVaccine = (id: string, short: string, status: 'overdue' | 'due_soon', dueOn: '2026-10-18' | '2026-12-07') => ({
  id,
  name: short,
  short,
  shape: 'frame' as const,
  dueOn,
  isEstimated: true,
  status,
});

function dueForm(vaccines: ReturnType<typeof dueVaccine>[]) {
  const onSaved = jest.fn();
  renderInLanguage(
    <VaccinationForm
      petId="p1"
      dose={null}
      names={{ 'dog.dhppi': 'DHPPi', 'dog.lepto': 'Lepto' }}
      suggested={['dog.dhppi', 'dog.lepto']}
      due={vaccines}
      validityFromVet={[]}
      onSaved={onSaved}
    />,
  );
  return onSaved;
}

test('R7.3 the only overdue vaccine is preselected, with today’s date', async () => {
  const requests = serverAnswers();
  const onSaved = dueForm([
    dueVaccine('dog.dhppi', 'DHPPi', 'overdue', '2026-10-18'),
    dueVaccine('dog.lepto', 'Lepto', 'due_soon', '2026-12-07'),
  ]);
  expect(screen.getByRole('button', { name: 'DHPPi' })).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(screen.getByRole('button', { name: '3 years' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const { vaccine, givenOn, validUntil } = (requests[0]?.body ?? {}) as Record<string, string>;
  expect(vaccine).toBe('dog.dhppi');
  expect(Number(validUntil?.slice(0, 4)) - Number(givenOn?.slice(0, 4))).toBe(3);
});

test('R7.3 Other opens a search of all vaccines', async () => {
  dueForm([dueVaccine('dog.lepto', 'Lepto', 'due_soon', '2026-12-07')]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Other' }));

  expect(screen.getByRole('combobox', { name: /^Vaccine/ })).toBeVisible();
});
