import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PassPet } from '@/components/sharing/links/pass-pet';
import { ShareDesk } from '@/components/sharing/links/share-desk';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Share } from '@/lib/sharing/links/share';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const pet: PassPet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', photoUrl: null, cover: 'pine' },
  ...{ about: 'Beagle, 5 years', contact: 'Sam, +34 600 000 002' },
};
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const share: Share = {
  ...{ id: 's1', label: 'Dr. Marsh', kind: 'vet', sections: ['allergies', 'notes'], state: 'active', revokedAt: null },
  ...{ url: 'https://example.org/shared/k', createdAt: inDays(-4), hasPin: true, openings: 2 },
  ...{ expiresAt: inDays(26), lastOpenedAt: inDays(-1), clinicAddress: null },
};

interface Call {
  call: string;
  body: unknown;
  key: string | null;
}

function serverAnswers(answers: Record<string, unknown>) {
  const calls: Call[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    const call = `${options.method ?? 'GET'} ${path}`;
    const key = new Headers(options.headers).get('Idempotency-Key');
    if (path !== '/api/csrf-token') calls.push({ call, body: options.body && JSON.parse(String(options.body)), key });
    const matchingAnswer = Object.entries(answers).find(([begin]) => call.startsWith(begin));
    if (path !== '/api/csrf-token' && !matchingAnswer) {
      const text = async () => '{"error":"x","code":"unexpected"}';
      return { ok: false, status: 500, headers: new Headers(), text, statusText: '' };
    }
    return { ok: true, status: 200, headers: new Headers(), json: async () => matchingAnswer?.[1] ?? { token: 't' } };
  }) as unknown as typeof fetch;
  return calls;
}

function renderDesk(shares: readonly Share[] = [], locale: 'en' | 'es' = 'en') {
  renderInLanguage(
    <ShareDesk pet={pet} shares={shares} sitterTile={null} sitterLinks={[]}>
      <h1>Share</h1>
    </ShareDesk>,
    locale,
    { timeZone: 'Europe/Madrid', at: new Date() },
  );
}

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
  router.refresh.mockClear();
});

const tile = /^Vet: The whole health record, 30 days$/;
const openTicket = async () => userEvent.click(screen.getByRole('button', { name: /^Dr\. Marsh/ }));

test('R9.1 one tap makes a reader’s link and opens its pass', async () => {
  const newShare = { ...share, label: 'Vet', expiresAt: inDays(30), hasPin: false };
  const calls = serverAnswers({ 'POST /api/pets/p1/shares': newShare });
  renderDesk();
  await userEvent.dblClick(screen.getByRole('button', { name: tile }));

  const pass = await screen.findByRole('dialog', { name: 'The link is ready' });
  expect(calls.map(({ call, body }) => [call, body])).toEqual([['POST /api/pets/p1/shares', { kind: 'vet' }]]);
  expect(calls[0]?.key).toMatch(/.{16}/);
  expect(within(pass).getByText(/example\.org\/shared\/k/)).toBeVisible();
  expect(within(pass).getByRole('img', { name: /QR code/ })).toHaveAttribute('src', '/api/pets/p1/shares/s1/qr');
  expect(router.refresh).toHaveBeenCalled();
});

test('R9.1 a retried tap reuses the idempotency key of the first', async () => {
  const calls = serverAnswers({});
  renderDesk();
  await userEvent.click(screen.getByRole('button', { name: tile }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: /Couldn’t create/, tone: 'danger' }));
  await userEvent.click(screen.getByRole('button', { name: tile }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

test('R9.1 an unsent new link asks once whether to keep it', async () => {
  serverAnswers({ 'POST /api/pets/p1/shares': share });
  renderDesk();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: tile }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('dialog', { name: 'Keep this link?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: tile }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(share.url);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('R9.1 without a share sheet, Send opens an email', async () => {
  serverAnswers({});
  renderDesk([share]);
  await openTicket();
  const send = await screen.findByRole('link', { name: 'Send' });
  const body = encodeURIComponent(share.url ?? '');
  expect(send).toHaveAttribute('href', `mailto:?subject=Luna%E2%80%99s%20passport&body=${body}`);
});

test('R9.1 a ticket shows the time left, openings and PIN', async () => {
  serverAnswers({});
  renderDesk([share], 'es');
  const ticket = screen.getByRole('button', { name: /^Dr\. Marsh/ });
  expect(ticket).toHaveTextContent(/Clínica · abierto 2 veces · con PIN/);
  expect(ticket).toHaveTextContent(/26 días restantes|25 días restantes/);
  await userEvent.click(ticket);
  expect(await screen.findByRole('dialog', { name: 'Dr. Marsh' })).toHaveTextContent(
    'Nombre, foto, salud, notas y cuidados.',
  );
});

test('R9.1 Adjust changes the sections, end, label and PIN', async () => {
  const calls = serverAnswers({ 'PATCH /api/pets/p1/shares/s1': share });
  renderDesk([share]);
  await openTicket();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Edit link/ }));
  const sheet = await screen.findByRole('dialog', { name: 'What the vet sees' });
  const within_ = within(sheet);
  expect(within_.getByRole('status')).toHaveTextContent('Name, photo, health, notes and handling.');

  await user.click(within_.getByRole('switch', { name: 'Notes and handling' }));
  await user.click(within_.getByRole('switch', { name: 'Today’s plan' }));
  expect(within_.getByText(/also turn on “Medication”/)).toBeVisible();
  await user.click(within_.getByRole('button', { name: /1 of 8/ }));
  await user.click(within_.getByRole('checkbox', { name: 'Medication' }));
  expect(within_.queryByText(/also turn on “Medication”/)).toBeNull();
  await user.click(within_.getByRole('radio', { name: 'Until I turn it off' }));
  expect(within_.getByText(/Turn it off when it’s no longer needed/)).toBeVisible();
  await user.type(within_.getByLabelText('New PIN'), '4072');
  await user.clear(within_.getByLabelText(/^Link name/));
  await user.type(within_.getByLabelText(/^Link name/), 'Dr. Vega');
  await user.click(within_.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    ...{ label: 'Dr. Vega', pin: '4072', expiresAt: null },
    sections: ['allergies', 'routines', 'medication'],
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What the vet sees' })).toBeNull());
});

test('R9.1 adjusting a link keeps an untouched end date', async () => {
  const calls = serverAnswers({ 'PATCH /api/pets/p1/shares/s1': share });
  renderDesk([share]);
  await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit link/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the PIN' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ label: 'Dr. Marsh', sections: share.sections, pin: null }));
});

test('R9.1 stopping a link asks first, then ends it', async () => {
  const calls = serverAnswers({ 'DELETE /api/pets/p1/shares/s1': { success: true } });
  renderDesk([share]);
  await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: 'More about this link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const question = await screen.findByRole('dialog', { name: 'Turn off the link for Dr. Marsh?' });
  expect(calls).toEqual([]);

  await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/pets/p1/shares/s1']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('R9.1 the pass menu has openings, page, card and printout', async () => {
  const page = (id: string, nextCursor: string | null) => ({
    items: [{ id, at: '2026-11-22T03:00:00.000Z', device: `Chrome ${id}`, network: '203.0.113.0/24' }],
    nextCursor,
  });
  serverAnswers({
    'GET /api/pets/p1/shares/s1/views?limit=20&cursor=next': page('2', null),
    'GET /api/pets/p1/shares/s1/views?limit=20': page('1', 'next'),
  });
  renderDesk([share]);
  await openTicket();
  await userEvent.click(await screen.findByRole('button', { name: 'More about this link' }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', share.url);
  const card = screen.getByRole('link', { name: 'Print a card' });
  expect(card).toHaveAttribute('href', '/api/pets/p1/shares/s1/qr?print=1');
  expect(screen.getByRole('link', { name: 'Passport with this code' })).toHaveAttribute('download');

  await userEvent.click(screen.getByText('Views'));
  const list = screen.getByRole('list', { name: 'Views of the link for Dr. Marsh' });
  await waitFor(() => expect(list).toHaveTextContent('22 Nov 2026, 04:00 · Chrome 1 · 203.0.113.0/24'));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});

test('R9.1 a list of openings that fails to load says so', async () => {
  serverAnswers({});
  renderDesk([{ ...share, state: 'revoked', url: null, revokedAt: '2026-11-22T03:00:00.000Z' }], 'es');
  await userEvent.click(screen.getByText('1 enlace inactivo'));
  expect(screen.getByText(/Anulado el 22 nov 2026, 4:00 · abierto 2 veces/)).toBeVisible();
  await userEvent.click(screen.getByText('Cuándo y dónde'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar.');
});

test('R9.1 an expired link can be reopened, a stopped one cannot', async () => {
  const expired: Share = { ...share, id: 's2', state: 'expired', url: null, expiresAt: '2026-11-20T03:00:00.000Z' };
  const stopped: Share = { ...share, id: 's3', state: 'revoked', url: null, revokedAt: '2026-11-20T03:00:00.000Z' };
  const calls = serverAnswers({ 'PATCH /api/pets/p1/shares/s2': { ...share, id: 's2' } });
  renderDesk([expired, stopped]);
  await userEvent.click(screen.getByText('2 past links'));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ expiresAt: expect.stringMatching(/^20/) }));
  expect(await screen.findByRole('dialog', { name: 'Dr. Marsh' })).toBeVisible();
});

test('R9.1 a link with a lost URL says so and can be stopped', async () => {
  serverAnswers({});
  renderDesk([{ ...share, url: null }]);
  await openTicket();
  expect(await screen.findByText(/we can’t show it again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.getByRole('button', { name: 'More about this link' })).toBeVisible();
});
