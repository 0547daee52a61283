import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReminderPanel } from '@/components/reminders/reminder-panel';
import { forgetReads } from '@/lib/browser/api/query-client';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Locale } from '@/lib/core/i18n/locales';
import { defaultRules } from '@/lib/reminders/schema';
import { renderInLanguage } from '@/tests/support/render-in-language';

const device = {
  id: 'd1',
  device: 'Firefox, Android',
  fingerprint: 'f',
  createdAt: '2026-11-01T08:00:00Z',
  lastSentAt: null,
};
const delivery = {
  id: 'r1',
  kind: 'medication',
  petName: 'Luna',
  dueAt: '2026-11-21T07:00:00.000Z',
  sendAt: '2026-11-21T07:00:00.000Z',
  sentAt: '2026-11-21T07:00:01.000Z',
  push: 'sent',
  mail: 'dropped',
  acknowledgedAt: null,
};

function aServer(settings: Record<string, unknown> = {}, deliveries: object[] = [delivery]) {
  const requests: { method: string; path: string; body: unknown }[] = [];
  const storedSettings = {
    reminderPush: true,
    ...defaultRules,
    pets: [],
    devices: [device],
    services: [],
    ...settings,
  };
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const ok = (value: unknown) => ({ ok: true, status: 200, headers: new Headers(), json: async () => value });
    if (path === '/api/csrf-token') return ok({ token: 't' });
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    if (path.endsWith('/reminder-settings'))
      return ok(
        method === 'PATCH'
          ? { ...storedSettings, ...(requests.at(-1)?.body as object), pets: storedSettings.pets }
          : storedSettings,
      );
    return ok(path.endsWith('/reminders') ? { items: deliveries, nextCursor: null } : { success: true });
  }) as unknown as typeof fetch;
  return requests;
}

function renderPanel(locale: Locale = 'en') {
  renderInLanguage(<ReminderPanel userId="u1" />, locale, { timeZone: 'Europe/Madrid' });
}

beforeEach(() => forgetReads());

test('R7.10 sent reminders show their outcome and can be marked seen', async () => {
  const requests = aServer();
  renderPanel();
  const list = (await screen.findByRole('heading', { name: 'Sent in the last 30 days' })).closest('section');
  const row = within(list as HTMLElement);

  expect(row.getByText('Medication: Luna')).toBeVisible();
  expect(row.getByText(/08:00/)).toBeVisible();
  expect(row.getByText('Notification: sent')).toBeVisible();
  expect(row.getByText('Email: no longer needed')).toBeVisible();

  await userEvent.click(row.getByRole('button', { name: 'Mark as seen: Medication: Luna' }));
  await waitFor(() =>
    expect(requests).toMatchObject([{ method: 'POST', path: '/api/users/u1/reminders/r1/acknowledge' }]),
  );
});

test('R7.10 channels, lead time, quiet hours and escalation are saved together', async () => {
  const requests = aServer();
  renderPanel();
  const vaccinations = await screen.findByRole('group', { name: 'Vaccinations' });

  await userEvent.click(within(vaccinations).getByRole('switch', { name: 'Email' }));
  await userEvent.selectOptions(within(vaccinations).getByLabelText('Remind me'), '7 days before, and on the day');
  expect(screen.queryByLabelText('From')).toBeNull();

  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  expect(screen.getByLabelText(/^From/)).toHaveValue('22:00');
  await userEvent.selectOptions(screen.getByLabelText('Email if you miss a notification'), 'After 30 minutes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Reminders saved' }));
  expect(requests[0]?.body).toEqual({
    reminderPush: true,
    kinds: { ...defaultRules.kinds, vaccination: { mail: false, push: true, leadDays: 7 } },
    quiet: { from: '22:00', to: '07:00' },
    escalateAfterMinutes: 30,
    mailIfUndelivered: true,
    pets: {},
  });
});

test('R11.5 reminders for a shared pet can be switched off', async () => {
  const id = '019de0c8-7000-7000-8000-000000000000';
  const requests = aServer({ pets: [{ id, name: 'Luna', on: true }] });
  renderPanel();

  await userEvent.click(await screen.findByRole('switch', { name: 'Luna' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(requests[0]?.body).toMatchObject({ pets: { [id]: false } }));
});

test('R7.10 an unsupported browser shows a notice; other devices can be removed', async () => {
  const requests = aServer({}, []);
  renderPanel('es');
  expect(await screen.findByText(/no puede mostrar nuestras notificaciones/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Permitir notificaciones' })).toBeNull();
  expect(screen.getByText('Aún no hay nada. Aquí verás lo que te enviemos.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Quitar Firefox, Android' }));
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Dispositivo quitado' }));
  expect(requests).toEqual([{ method: 'DELETE', path: '/api/users/u1/push-subscriptions', body: { id: 'd1' } }]);
});

test('R7.10 a failed load offers a retry', async () => {
  global.fetch = jest.fn(async () => ({
    ok: false,
    status: 500,
    statusText: '',
    headers: new Headers(),
    text: async () => '',
  })) as unknown as typeof fetch;
  renderPanel();

  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the settings.');
  aServer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Routines' })).toBeVisible();
});
