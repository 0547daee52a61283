import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareItem } from '@/components/overviews/sharing/share-item';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Share } from '@/lib/overviews/sharing/share';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const pet = { id: 'p1', name: 'Luna' };
const share: Share = {
  ...{ id: 's1', label: 'Dr. Marsh', kind: 'vet', sections: ['allergies'], state: 'active', revokedAt: null },
  ...{ url: 'https://example.org/shared/k', createdAt: '2026-11-21T03:00:00.000Z', hasPin: true, openings: 2 },
  ...{ expiresAt: '2026-11-28T03:00:00.000Z', lastOpenedAt: '2026-11-22T03:00:00.000Z' },
};

/** Answers calls by prefix and records them. */
function serverAnswers(answers: Record<string, unknown>) {
  const calls: { call: string; body: unknown }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    const call = `${options.method ?? 'GET'} ${path}`;
    calls.push({ call, body: options.body && JSON.parse(String(options.body)) });
    const found = Object.entries(answers).find(([begin]) => call.startsWith(begin));
    if (path !== '/api/csrf-token' && !found) {
      const text = async () => '{"error":"x","code":"unexpected"}';
      return { ok: false, status: 500, headers: new Headers(), text, statusText: '' };
    }
    return { ok: true, status: 200, headers: new Headers(), json: async () => found?.[1] ?? { token: 't' } };
  }) as unknown as typeof fetch;
  return calls;
}

test('R9.1 an item tells its openings, with details on request', async () => {
  const page = (id: string, nextCursor: string | null) => ({
    items: [{ id, at: '2026-11-22T03:00:00.000Z', device: `Chrome ${id}`, network: '203.0.113.0/24' }],
    nextCursor,
  });
  const calls = serverAnswers({
    'GET /api/pets/p1/shares/s1/views?limit=20&cursor=next': page('2', null),
    'GET /api/pets/p1/shares/s1/views?limit=20': page('1', 'next'),
  });

  renderInLanguage(<ShareItem pet={pet} share={share} />, 'en', { timeZone: 'Europe/Madrid' });
  expect(screen.getByText(/Opened 2 times, last 22 Nov 2026, 04:00/)).toBeVisible();
  expect(screen.getByText('With PIN')).toBeVisible();
  expect(calls).toEqual([]);

  await userEvent.click(screen.getByText('When and where'));
  const list = screen.getByRole('list', { name: 'Openings of the link for Dr. Marsh' });
  await waitFor(() => expect(list).toHaveTextContent('22 Nov 2026, 04:00 · Chrome 1 · 203.0.113.0/24'));

  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
});

test('R9.1 a failed list of openings says so', async () => {
  serverAnswers({});
  renderInLanguage(<ShareItem pet={pet} share={share} />, 'es', { isTimeZoneKnown: false });
  expect(screen.getByText(/Abierto 2 veces, la última, 22 nov 2026, 3:00 UTC/)).toBeVisible();
  await userEvent.click(screen.getByText('Cuándo y dónde'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido cargar las aperturas.');
});

test('R9.1 a link gets another end, with a warning before it gets none', async () => {
  const calls = serverAnswers({ 'PATCH /api/pets/p1/shares/s1': share });

  renderInLanguage(<ShareItem pet={pet} share={share} />, 'en', { isTimeZoneKnown: false });
  await userEvent.click(screen.getByRole('button', { name: 'Change the end' }));
  await userEvent.selectOptions(screen.getByLabelText('From now on'), 'never');
  expect(screen.getByRole('status')).toHaveTextContent('Revoke it when it has done its work.');

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(calls.at(-1)).toEqual({ call: 'PATCH /api/pets/p1/shares/s1', body: { expiresAt: null } });
  expect(currentToasts()[0]).toMatchObject({ title: 'The link for Dr. Marsh has a new end' });
});

test('R9.1 the code is drawn by the server, with a card to print', async () => {
  renderInLanguage(<ShareItem pet={pet} share={share} />, 'es', { isTimeZoneKnown: false });
  await userEvent.click(screen.getByRole('button', { name: 'Código QR' }));
  const code = await screen.findByRole('img', { name: 'Código QR del enlace «Dr. Marsh»' });
  expect(code).toHaveAttribute('src', '/api/pets/p1/shares/s1/qr');
  const card = screen.getByRole('link', { name: 'Tarjeta para imprimir' });
  expect(card).toHaveAttribute('href', '/api/pets/p1/shares/s1/qr?print=1');
});

test('R9.1 a PIN is changed, and taken away', async () => {
  const calls = serverAnswers({ 'PATCH /api/pets/p1/shares/s1': share });
  renderInLanguage(<ShareItem pet={pet} share={share} />, 'en', { timeZone: 'Europe/Madrid' });

  await userEvent.click(screen.getByRole('button', { name: 'Change the PIN' }));
  await userEvent.type(screen.getByLabelText(/New PIN/), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A PIN has 4 to 8 digits.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/New PIN/), '34');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Change the PIN' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const sent = calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  expect(sent).toEqual([{ pin: '1234' }, { pin: null }]);
});
