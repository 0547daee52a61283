import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppointmentBookView } from '@/components/records/appointments/appointment-book';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { anAppointment } from './an-appointment';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const at = new Date('2026-11-21T10:00:00.000Z');
let requests: { call: string; body: unknown }[] = [];

beforeEach(() => {
  requests = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

type Book = {
  upcoming?: Appointment[];
  later?: string;
  past?: Appointment[];
  recorded?: string[];
  timeZone?: string;
};
function renderBook(
  { upcoming = [], later, past = [], recorded = [], timeZone = 'Europe/Madrid' }: Book,
  locale?: 'es',
) {
  const ahead = { items: upcoming, nextCursor: later ?? null };
  const before = { past: { items: past, nextCursor: null }, pastCount: past.length };
  const book = { pet: { id: 'p1', name: 'Luna' }, upcoming: ahead, ...before, recorded };
  return renderInLanguage(<AppointmentBookView book={book} />, locale, { timeZone, at });
}
const openAppointment = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('button', { name }));

test('R7.8 a ticket shows day, time and place, and links to both', async () => {
  const { container } = renderBook({ upcoming: [anAppointment()] });
  expect(screen.getByRole('heading', { level: 2, name: 'This week' })).toBeVisible();
  expect(container.querySelector('time')).toHaveTextContent('Sun 22');
  expect(screen.getByText('10:00, 30 minutes')).toBeVisible();
  const map = screen.getByRole('link', { name: 'Clínica Sol, calle del Sol 12 on a map, in a new tab' });
  expect(map).toHaveAttribute('href', expect.stringContaining('search?query=Cl%C3%ADnica+Sol%2C+calle+del+Sol+12'));
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');

  await openAppointment(userEvent.setup(), /^Edit: Check-up, Sun,? 22 Nov 2026/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit appointment' }));
  const file = await sheet.findByRole('link', { name: 'Add to your calendar' });
  expect(file).toHaveAttribute('href', '/api/pets/p1/appointments/a1/calendar.ics');
  expect(sheet.getByRole('link', { name: 'Prepare for the visit' })).toBeVisible();
  expect(sheet.queryByText('How did it go?')).not.toBeInTheDocument();
});

test('R7.8 tickets are grouped by week and month, with marks above them', () => {
  const later = (id: string, startsAt: string) => anAppointment({ id, startsAt });
  const upcoming = [
    anAppointment(),
    later('a2', '2026-12-04T09:00:00.000Z'),
    later('a3', '2026-12-28T09:00:00.000Z'),
    later('a4', '2027-01-04T09:00:00.000Z'),
  ];
  const { container } = renderBook({ upcoming }, 'es');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Esta semana',
    'diciembre',
    'enero de 2027',
  ]);
  expect([...container.querySelectorAll('.week-strip > li')].map((day) => day.querySelectorAll('i').length)).toEqual([
    0, 1, 0, 0, 0, 0, 0,
  ]);
});

test('R7.8 a weigh-in links to the weight form', () => {
  renderBook({ upcoming: [anAppointment({ kind: 'other', title: 'Weigh-in' })] });
  const link = screen.getByRole('link', { name: /^Weigh now: Weigh-in, / });
  expect(link).toHaveAttribute('href', '/pets/p1?tab=health&part=weights&new=weight');
  expect(screen.queryByRole('link', { name: /on a map/ })).not.toBeInTheDocument();
});

test('R7.8 a past vet visit links to a prefilled record until one exists', () => {
  const visit = anAppointment({ startsAt: '2026-11-20T09:00:00.000Z' });
  const { unmount } = renderBook({ past: [visit] });
  expect(screen.getByText('Check-up on 20 November: did it happen?')).toBeVisible();
  const link = screen.getByRole('link', { name: /^How did it go\?/ });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://x.example');

  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/pets/p1/vet-records',
    { new: '1', appointment: 'a1', visitedOn: '2026-11-20', reason: 'Check-up', clinic: visit.place },
  ]);

  unmount();
  renderBook({ past: [visit], recorded: ['a1'] });
  expect(screen.queryByRole('link', { name: /^How did it go/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Past · 1' })).toBeVisible();
});

test('R7.8 other appointments can be answered yes or no, with undo', async () => {
  renderBook({ past: [anAppointment({ kind: 'groomer', title: null, startsAt: '2026-11-20T09:00:00.000Z' })] }, 'es');
  const user = userEvent.setup();
  expect(screen.getByText('Peluquería, 20 de noviembre: ¿se hizo?')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^¿Qué tal fue\?/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Hecha: Peluquería/ }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toEqual([{ call: 'PATCH /api/pets/p1/appointments/a1', body: { status: 'done' } }]);

  const [doneToast] = currentToasts();
  expect(doneToast).toMatchObject({ title: 'Marcada como hecha', action: { label: 'Deshacer' } });
  await act(async () => doneToast?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ status: 'planned' }));
});

test('R7.8 at most three past appointments are asked about; others stay listed', () => {
  const past = ['20', '19', '18', '17'].map((day) =>
    anAppointment({ id: day, kind: 'groomer', startsAt: `2026-11-${day}T09:00:00.000Z` }),
  );
  renderBook({ past });
  expect(screen.getAllByText(/: did it happen\?$/)).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Past · 1' })).toBeVisible();
});

test('R7.8 later appointments of a series are deleted and restored together', async () => {
  renderBook({ upcoming: [anAppointment({ seriesId: 's1' })] });
  const user = userEvent.setup();
  await openAppointment(user, /^Edit: /);
  await user.click(await screen.findByRole('button', { name: 'Delete this and later appointments' }));
  await waitFor(() =>
    expect(requests.map(({ call }) => call)).toEqual(['DELETE /api/pets/p1/appointments/a1?following=true']),
  );
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This and later appointments deleted'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await act(async () => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.call).toBe('POST /api/pets/p1/appointments/a1/restore'));
});

test('R7.8 another time zone is named, and an empty list invites adding one', () => {
  const { unmount } = renderBook({ upcoming: [anAppointment()], timeZone: 'America/New_York' });
  expect(screen.getByText('In Europe/Madrid time')).toBeVisible();
  unmount();
  renderBook({}, 'es');
  expect(screen.getByRole('heading', { name: 'Aún no hay citas' })).toBeVisible();
  expect(screen.queryByText('Pasadas')).not.toBeInTheDocument();
  expect(within(document.body).getByRole('button', { name: 'Añadir una cita' })).toBeVisible();
});

test('R7.8 a further page of upcoming appointments can be loaded', async () => {
  const later = anAppointment({ id: 'a2', title: 'In three years', startsAt: '2029-11-22T09:00:00.000Z' });
  const readTexts: string[] = [];
  global.fetch = jest.fn(async (path: string) => {
    readTexts.push(path);
    const page = { items: [later], nextCursor: null };
    return { ok: true, status: 200, headers: new Headers(), json: async () => page };
  }) as unknown as typeof fetch;
  renderBook({ upcoming: [anAppointment()], later: 'place' }, 'es');
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Ver más' }));

  expect(await screen.findByText('In three years')).toBeVisible();
  expect(readTexts).toEqual(['/api/pets/p1/appointments?upcoming=true&limit=50&cursor=place']);
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});
