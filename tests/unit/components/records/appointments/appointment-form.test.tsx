import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppointmentForm } from '@/components/records/appointments/appointment-form';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { anAppointment } from './an-appointment';

let requests: { call: string; body: Record<string, unknown> }[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requests = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

const form = (appointment = null as ReturnType<typeof anAppointment> | null, locale?: 'es') =>
  renderInLanguage(<AppointmentForm petId="p1" appointment={appointment} onSaved={onSaved} />, locale, {
    timeZone: 'America/New_York',
  });

test('R7.8 a new appointment uses the owner’s time zone, reminds and can repeat', async () => {
  form();
  const user = userEvent.setup();

  await user.type(screen.getByLabelText('Date'), '2026-11-01');
  await user.type(screen.getByLabelText('Time'), '09:30');
  expect(screen.getByLabelText('Time')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Groomer' }));
  expect(screen.queryByLabelText('Number of appointments')).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Repeat'), 'Every three months');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requests[0]).toEqual({
    call: 'POST /api/pets/p1/appointments',
    body: {
      id: expect.any(String),
      startsAt: '2026-11-01T14:30:00.000Z',
      timeZone: 'America/New_York',
      kind: 'groomer',
      title: null,
      place: null,
      note: null,
      durationMinutes: null,
      reminderMinutesBefore: 1440,
      status: 'planned',
      repeat: { every: 'three_months', times: 4 },
    },
  });
});

test('R7.8 an edit is shown and sent in the appointment’s time zone', async () => {
  form(anAppointment({ durationMinutes: 25 }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '22 Nov 2026, 10:00. Change' }));
  expect(screen.getByLabelText('Date')).toHaveFocus();
  expect(
    [screen.getByLabelText('Date'), screen.getByLabelText('Time')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['2026-11-22', '10:00']);
  expect(screen.getByLabelText('Duration')).toHaveDisplayValue('25 minutes');
  expect(screen.getByText('In Europe/Madrid time')).toBeVisible();
  expect(screen.queryByLabelText('Repeat')).not.toBeInTheDocument();

  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '11:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.call).toBe('PATCH /api/pets/p1/appointments/a1');
  expect(requests[0]?.body).toEqual({ startsAt: '2026-11-22T10:00:00.000Z' });
});

test('R7.8 the suggested reasons follow the kind and fill the field', async () => {
  form(null, 'es');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Revisión' }));
  expect(screen.getByLabelText('Motivo')).toHaveValue('Revisión');

  await user.click(screen.getByRole('radio', { name: 'Peluquería' }));
  expect(screen.queryByRole('button', { name: 'Revisión' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Revisión');
  await user.click(screen.getByRole('button', { name: 'Baño' }));
  await user.click(screen.getByRole('button', { name: 'Baño', pressed: true }));
  expect(screen.getByLabelText('Motivo')).toHaveValue('');
});

test('R7.8 a missing day and an invalid count show errors at their fields', async () => {
  form(null, 'es');
  const user = userEvent.setup();

  await user.type(screen.getByLabelText('Hora'), '09:30');
  await user.selectOptions(screen.getByLabelText('Se repite'), 'Cada semana');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe una fecha válida.')).toBeVisible();

  await user.type(screen.getByLabelText('Fecha'), '2026-12-01');
  await user.clear(screen.getByLabelText('Cuántas en total'));
  await user.type(screen.getByLabelText('Cuántas en total'), '100');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe un número del 2 al 26.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('R7.8 a series edit applies to one appointment or also to later ones', async () => {
  form(anAppointment({ seriesId: 's1' }), 'es');
  const user = userEvent.setup();
  const scope = screen.getByLabelText('Se aplica a');
  expect(scope).toHaveDisplayValue('Solo esta');

  await user.type(screen.getByLabelText('Lugar'), ', Centro');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    call: 'PATCH /api/pets/p1/appointments/a1',
    body: { place: expect.stringContaining('Centro') },
  });

  await user.selectOptions(scope, 'Esta y las siguientes');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.call).toBe('PATCH /api/pets/p1/appointments/a1?following=true');
  expect(Object.keys(requests[1]?.body ?? {})).not.toContain('scope');
});

test('R7.8 a single appointment is edited without asking about a series', () => {
  form(anAppointment());
  expect(screen.queryByLabelText('Applies to')).not.toBeInTheDocument();
});
