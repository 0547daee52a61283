import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProofProvider } from '@/components/accounts/passwords/proof-provider';
import { ServiceList } from '@/components/reminders/service-list';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Locale } from '@/lib/core/i18n/locales';
import type { NotificationService } from '@/lib/core/push/services';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const service: NotificationService = {
  ...{ id: 's1', kind: 'ntfy', host: 'ntfy.sh', hasButtons: false },
  ...{ createdAt: '2026-11-01T08:00:00Z', lastSentAt: null, problem: null },
};

function aServer(answer: object = {}, status = 200) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const buildReply = (value: unknown, code = 200) => ({
      ...{ ok: code < 400, status: code, statusText: '', headers: new Headers() },
      ...{ json: async () => value, text: async () => JSON.stringify(value) },
    });
    if (path === '/api/csrf-token') return buildReply({ token: 't' });
    calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    return buildReply(answer, status);
  }) as unknown as typeof fetch;
  return calls;
}

function renderServices(services: readonly NotificationService[], locale: Locale = 'en') {
  renderInLanguage(<ServiceList userId="u1" services={services} />, locale, { timeZone: 'UTC' });
}

test('R14.14 the form names what each service needs and sends it', async () => {
  const calls = aServer(service);
  renderServices([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a service' }));

  await userEvent.type(screen.getByLabelText(/^Address/), 'https://ntfy.sh');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Add your topic at the end, such as https://ntfy.sh/my-topic.')).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Gotify');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Gotify needs an app token.')).toBeVisible();

  await userEvent.type(screen.getByLabelText(/^App token/), 'A1');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Service added. Send it a test.' }));
  const body = { kind: 'gotify', address: 'https://ntfy.sh', token: 'A1', buttons: false };
  expect(calls).toEqual([{ method: 'POST', path: '/api/users/u1/notification-services', body }]);
  expect(screen.queryByLabelText('Service')).toBeNull();
});

test('R14.22 only ntfy offers buttons', async () => {
  const calls = aServer(service);
  renderServices([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a service' }));

  await userEvent.type(screen.getByLabelText(/^Address/), 'https://ntfy.sh/luna');
  await userEvent.click(screen.getByLabelText('Show buttons'));
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Webhook');
  expect(screen.queryByLabelText('Show buttons')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'ntfy');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(calls).toMatchObject([{ body: { kind: 'ntfy', buttons: true } }]));
});

test('R14.22 the list says which services have buttons', () => {
  renderServices([service, { ...service, id: 's2', host: 'ntfy.example.org', hasButtons: true }]);

  const [plain, withButtons] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(plain).not.toContain('Shows buttons');
  expect(withButtons).toContain('Shows buttons and names medicines and tasks');
});

test('R14.14 the form shows why an address is refused', async () => {
  aServer({ error: 'Please check the fields', fields: { address: 'reminders.validation.address' } }, 400);
  renderServices([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a service' }));
  await userEvent.type(screen.getByLabelText(/^Address/), 'http://ntfy.sh/luna');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Please enter an address that begins with https://.')).toBeVisible();
});

test.each([
  [null, 'Test sent to ntfy.sh'],
  ['404', 'ntfy.sh refused it with status 404.'],
  ['no_answer', 'No answer from ntfy.sh.'],
  ['address', 'ntfy.sh can’t be used because its address isn’t public.'],
])('R14.14 a test with the problem %s says so', async (problem, expected) => {
  const calls = aServer({ problem });
  renderServices([service]);

  await userEvent.click(screen.getByRole('button', { name: 'Send a test to ntfy.sh' }));

  await waitFor(() => expect(currentToasts()[0]?.title.replace(/[\u2068\u2069]/g, '')).toBe(expected));
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/users/u1/notification-services/s1/test' }]);
});

test('R14.14 the list shows the last problem and asks before it removes', async () => {
  const calls = aServer({ success: true });
  renderServices([{ ...service, problem: '503' }], 'es');
  expect(screen.getByText(/la ha rechazado con el código 503/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Quitar ntfy.sh' }));
  const dialog = await screen.findByRole('dialog');
  expect(calls).toEqual([]);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(calls).toMatchObject([{ method: 'DELETE', path: expect.stringMatching(/\/s1$/) }]));
});

test('R14.14 five services are the maximum', () => {
  const five = [1, 2, 3, 4, 5].map((n) => ({ ...service, id: `s${n}` }));
  renderServices(five);
  expect(screen.getAllByText(/ntfy\.sh/)).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Add a service' })).toBeNull();
});

const account = { id: 'u1', email: 'ana@example.com', hasPassword: true, remember: true };

async function addWithOldSession(provider: string | null) {
  aServer({ error: 'Please confirm it’s you', code: 'forbidden' }, 403);
  renderInLanguage(
    <ProofProvider account={{ ...account, provider }}>
      <ServiceList userId="u1" services={[]} />
    </ProofProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a service' }));
  await userEvent.type(screen.getByLabelText(/^Address/), 'https://ntfy.sh/luna');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  return screen.findByRole('dialog', { name: 'Please confirm it’s you' });
}

test('R14.16 an old session is confirmed before a service is added', async () => {
  const dialog = await addWithOldSession(null);
  const calls = aServer(service);

  await userEvent.type(await within(dialog).findByLabelText(/Current password/), 'the old one');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(calls).toMatchObject([{ body: { kind: 'ntfy', currentPassword: 'the old one' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('R14.20 with a provider as the only way, it confirms', async () => {
  const dialog = await addWithOldSession('Family');

  const link = within(dialog).getByRole('link', { name: 'Sign in with Family again' });
  expect(link).toHaveAttribute('href', '/api/auth/oidc?again=true&remember=true&next=%2Fprofile');
  expect(within(dialog).queryByLabelText(/Current password/)).toBeNull();
});
