import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedDialog } from '@/components/sharing/calendar-feed/feed-dialog';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Feed } from '@/lib/sharing/calendar-feed/queries';
import { renderInLanguage } from '@/tests/support/render-in-language';

const url = 'https://pawfolio.example/api/calendar/key.ics';
const none: Feed = { exists: false, url: null, petId: null, kinds: [], namesMedicines: false, lastReadAt: null };
const activeFeed: Feed = { ...none, exists: true, url, lastReadAt: '2026-11-21T09:00:00.000Z' };
const pets = [
  { id: 'p1', name: 'Luna' },
  { id: 'p2', name: 'Milo' },
];
let requests: { call: string; body: unknown }[] = [];

beforeEach(() => {
  requests = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const input = body ? JSON.parse(String(body)) : undefined;
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: input });
    const answer = path === '/api/csrf-token' ? { token: 't' } : { ...activeFeed, ...input };
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer };
  }) as unknown as typeof fetch;
});

const openDialog = (feed: Feed, locale?: 'es') =>
  renderInLanguage(<FeedDialog userId="u1" settings={{ feed, pets }} onClose={jest.fn()} />, locale, {
    timeZone: 'Europe/Madrid',
  });

test('R7.8 a feed URL is created for its pet, and phones can subscribe', async () => {
  openDialog(none);
  const user = userEvent.setup();

  await user.selectOptions(screen.getByLabelText('Pet'), 'Milo');
  await user.click(screen.getByRole('button', { name: 'Create link' }));

  expect(await screen.findByLabelText('Calendar link')).toHaveValue(url);
  expect(requests).toEqual([
    { call: 'POST /api/users/u1/calendar-feed', body: { petId: 'p2', kinds: [], namesMedicines: false } },
  ]);
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://pawfolio.example/api/calendar/key.ics',
  );
  expect(screen.getByText('Not loaded by a calendar yet.')).toBeVisible();
});

test('R7.8 changing the selection keeps the URL, and an empty selection is rejected', async () => {
  openDialog(activeFeed, 'es');
  const user = userEvent.setup();
  expect(screen.getByText(/^Última lectura: 21 nov 2026, 10:00/)).toBeVisible();

  for (const kind of ['Citas', 'Revisiones veterinarias', 'Rutinas', 'Medicación', 'Vacunas previstas'])
    await user.click(screen.getByLabelText(kind));
  expect(screen.getByRole('alert')).toHaveTextContent('Elige al menos una opción.');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();

  await user.click(screen.getByLabelText('Citas'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Calendario guardado'));

  const body = { petId: null, kinds: ['appointment'], namesMedicines: false };
  expect(requests).toEqual([{ call: 'PATCH /api/users/u1/calendar-feed', body }]);
});

test('R7.8 medicine names are off with a reason, and can be enabled', async () => {
  openDialog(activeFeed);
  const user = userEvent.setup();
  const namesSwitch = screen.getByRole('switch', { name: 'Show medicine names' });
  expect(namesSwitch).not.toBeChecked();
  expect(namesSwitch).toHaveAccessibleDescription(/^Anyone who can see your calendar can read them/);

  await user.click(namesSwitch);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toEqual({ petId: null, kinds: [], namesMedicines: true });

  await user.click(screen.getByLabelText('Medication'));
  expect(namesSwitch).not.toBeInTheDocument();
});

test('R7.8 a feed URL can be stopped at once', async () => {
  openDialog(activeFeed);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Turn off the link' }));
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(screen.queryByLabelText('Calendar link')).not.toBeInTheDocument();
  expect(requests.map(({ call }) => call)).toEqual(['DELETE /api/users/u1/calendar-feed']);
});
