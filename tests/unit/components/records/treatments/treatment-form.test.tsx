import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TreatmentForm } from '@/components/records/treatments/treatment-form';
import type { Treatment } from '@/lib/records/treatments/treatment';
import { renderInLanguage } from '@/tests/support/render-in-language';

const storedTreatment: Treatment = {
  id: 't1',
  kind: 'echinococcus',
  product: 'Droncit',
  substance: 'praziquantel',
  givenAt: '2026-10-25T00:30:45.123Z',
  weightGrams: 4253,
  nextDueOn: null,
  givenBy: null,
  note: null,
};

function form(treatment: Treatment | null, locale: 'en' | 'es' = 'en') {
  const requests: { method?: string; path: string; body: Record<string, unknown> }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push({ method: options.method, path, body: JSON.parse(String(options.body)) });
    const text = async () => JSON.stringify(storedTreatment);
    return { ok: true, status: 201, headers: new Headers(), json: async () => storedTreatment, text, statusText: '' };
  }) as unknown as typeof fetch;
  const onSaved = jest.fn();
  const props = {
    petId: 'p1',
    treatment,
    onSaved,
  } as const;
  renderInLanguage(<TreatmentForm {...props} />, locale, { timeZone: 'Europe/Madrid', latest: '2999-12-31' });
  return { sent: requests, onSaved };
}

test('R7.3 a treatment is sent with its instant and weight in grams', async () => {
  const { sent, onSaved } = form(null, 'es');

  await userEvent.selectOptions(screen.getByLabelText(/^Contra/), 'echinococcus');
  await userEvent.type(screen.getByLabelText(/^Producto/), 'Droncit');
  await userEvent.type(screen.getByLabelText(/^Peso/), '11,2');
  await userEvent.clear(screen.getByLabelText(/^Fecha/));
  await userEvent.type(screen.getByLabelText(/^Fecha/), '2026-03-07');
  await userEvent.clear(screen.getByLabelText(/^Hora/));
  await userEvent.type(screen.getByLabelText(/^Hora/), '09:15');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/pets/p1/treatments' });
  expect(sent[0]?.body).toMatchObject({
    kind: 'echinococcus',
    product: 'Droncit',
    givenAt: '2026-03-07T08:15:00.000Z',
    weightGrams: 11_200,
    nextDueOn: null,
  });
});

test('R7.3 editing a treatment keeps untouched fields', async () => {
  const { sent, onSaved } = form(storedTreatment);

  await userEvent.type(screen.getByLabelText(/^Given by/), 'Dr. Paw');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/pets/p1/treatments/t1' });
  expect({ ...storedTreatment, ...sent[0]?.body }).toEqual({ ...storedTreatment, givenBy: 'Dr. Paw' });
});
