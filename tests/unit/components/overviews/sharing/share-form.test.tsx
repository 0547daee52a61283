import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareForm } from '@/components/overviews/sharing/share-form';
import { currentToasts } from '@/lib/browser/page/toast';
import { presets } from '@/lib/overviews/sharing/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function serverAnswers(status: number, body: unknown) {
  const sent: { body: Record<string, unknown>; key: string | undefined }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    const headers = options.headers as Record<string, string>;
    sent.push({ body: JSON.parse(String(options.body)), key: headers['Idempotency-Key'] });
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), json: async () => body, text, statusText: '' };
  }) as unknown as typeof fetch;
  return sent;
}

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test('R9.1 the sections follow the reader and stay changeable', async () => {
  const sent = serverAnswers(201, { url: 'https://example.org/shared/k' });
  renderInLanguage(<ShareForm petId="p1" />);
  expect(ticked()).toEqual([...presets.vet]);
  expect(ticked()).toEqual(expect.arrayContaining(['allergies', 'conditions', 'medication', 'vaccinations', 'weight']));

  await userEvent.click(screen.getByRole('radio', { name: /Sitter/ }));
  expect(ticked()).toEqual(['allergies', 'medication', 'routines', 'contacts', 'insurance', 'notes']);
  await userEvent.click(screen.getByRole('radio', { name: /Finder/ }));
  expect(ticked()).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: /Somebody else/ }));
  expect(ticked()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Groomer/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Notes and handling' }));
  await userEvent.type(screen.getByLabelText('Who is it for?'), 'Salon');
  await userEvent.click(screen.getByRole('button', { name: 'Make link' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({
    label: 'Salon',
    kind: 'groomer',
    sections: ['allergies', 'conditions', 'vaccinations', 'contacts'],
  });
  expect(currentToasts()[0]).toMatchObject({ title: 'Link made for Salon', action: { label: 'Copy link' } });
});

test('R9.1 a link without an end is made with a warning only', async () => {
  const sent = serverAnswers(201, { url: null });

  renderInLanguage(<ShareForm petId="p1" />);
  await userEvent.type(screen.getByLabelText('Who is it for?'), 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('How long the link works'), 'never');
  expect(screen.getByRole('status')).toHaveTextContent('Revoke it when it has done its work.');

  await userEvent.click(screen.getByRole('button', { name: 'Make link' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ expiresAt: null }));
});

test('R9.1 two links made one after the other have two keys', async () => {
  const sent = serverAnswers(201, { url: null });
  renderInLanguage(<ShareForm petId="p1" />);
  for (const label of ['Ana', 'Ben']) {
    await userEvent.type(screen.getByLabelText('Who is it for?'), label);
    await userEvent.click(screen.getByRole('button', { name: 'Make link' }));
    await waitFor(() => expect(screen.getByLabelText('Who is it for?')).toHaveValue(''));
  }

  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('R9.1 a missing label and a full list are said in words', async () => {
  serverAnswers(409, { error: 'A pet can have 50 active links', code: 'limit_reached' });
  renderInLanguage(<ShareForm petId="p1" />, 'es');
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByText('Indica para quién es el enlace.')).toBeVisible();

  await userEvent.type(screen.getByLabelText('¿Para quién es?'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByText(/Una mascota puede tener 50 enlaces activos/)).toBeVisible();
});

test('R9.1 a PIN has four to eight digits and is sent when given', async () => {
  const sent = serverAnswers(201, { url: null });

  renderInLanguage(<ShareForm petId="p1" />, 'es');
  await userEvent.type(screen.getByLabelText('¿Para quién es?'), 'Ana');
  await userEvent.type(screen.getByLabelText(/^PIN/), '12a');
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByText('Un PIN tiene de 4 a 8 cifras.')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.clear(screen.getByLabelText(/^PIN/));
  await userEvent.type(screen.getByLabelText(/^PIN/), '004711');
  await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ label: 'Ana', pin: '004711' }));
});

test.each([
  ['en', 'So are severe allergies', 'Today’s routines', 'Without “Current medication” the day leaves out medicines'],
  [
    'es',
    'También las alergias graves',
    'Rutinas de hoy',
    'Sin «Medicación actual», el día no incluye los medicamentos',
  ],
] as const)('R9.1 the form tells what is always shown and omitted, in %s', async (locale, always, day, without) => {
  renderInLanguage(<ShareForm petId="p1" />, locale);
  expect(screen.getByText(always, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Sitter|Cuidador/ }));
  expect(screen.queryByText(without, { exact: false })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: /medication|Medicación/ }));
  expect(screen.getByText(without, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: day }));
  expect(screen.queryByText(without, { exact: false })).toBeNull();
});
