import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AgendaView } from '@/components/agenda/agenda-view';
import type { AgendaItem } from '@/lib/agenda/agenda-item';
import { arrange } from '@/lib/agenda/order';
import { addDays, addMs, MINUTE } from '@/lib/core/dates';
import type { Locale } from '@/lib/core/i18n/locales';
import { currentToasts } from '@/lib/core/toast';
import en from '@/messages/en.json';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let sent: { call: string; body: unknown }[];
/** What the server answers to writes first; then that all is well. */
let answers: { status: number; body: object }[];

beforeEach(() => {
  sent = [];
  answers = [];
  router.refresh.mockClear();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const isWrite = method !== 'GET';
    if (isWrite) sent.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const answer = (isWrite && answers.shift()) || { status: 200, body: { token: 't', id: 'd1', status: 'given' } };
    return {
      ok: answer.status < 300,
      status: answer.status,
      statusText: '',
      headers: new Headers(),
      json: async () => answer.body,
      text: async () => JSON.stringify(answer.body),
    };
  }) as unknown as typeof fetch;
});

const today = '2026-05-20';
const breakfast = anAgendaItem();
const dose = anAgendaItem({
  ...{ key: 'm1 a', id: 'm1', kind: 'dose', variety: 'medication', title: 'Apoquel', detail: '1 tablet' },
  ...{ time: '08:00', at: '2026-05-20T06:00:00.000Z', scheduledFor: '2026-05-20T06:00:00.000Z', state: 'overdue' },
});
const visit = anAgendaItem({
  ...{
    key: 'a1',
    id: 'a1',
    kind: 'appointment',
    variety: 'vet',
    title: null,
    time: '07:45',
    at: '2026-05-20T05:45:00.000Z',
  },
  ...{ answerHref: '/pets/p1/vet-records?new=1', href: '/pets/p1/appointments' },
});
const stitches = anAgendaItem({
  ...{ key: 'v1', id: 'v1', kind: 'follow-up', variety: null, title: 'Stitches', at: null, time: null, timeZone: null },
  ...{ day: '2026-05-18', state: 'overdue' },
});

interface Page {
  locale?: Locale;
  all?: boolean;
  timeZone?: string;
  until?: Date;
}

const element = (items: AgendaItem[], { all = false, timeZone = 'Europe/Madrid', until }: Page = {}) => (
  <AgendaView
    agenda={arrange(items)}
    today={today}
    timeZone={timeZone}
    until={(until ?? addMs(new Date(), MINUTE)).toISOString()}
    all={all}
    pet={{ id: 'p1', name: 'Luna' }}
  />
);
const show = (items: AgendaItem[], page: Page = {}) => renderInLanguage(element(items, page), page.locale);
/** The next page of the server in the place of the one before. */
const inEnglish = (items: AgendaItem[], page: Page = {}) => (
  <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
    {element(items, page)}
  </NextIntlClientProvider>
);
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['en', 'What does Luna need today?', 'Plan the day of Luna', 'Nothing due today', 'All done for today'],
  ['es', '¿Qué necesita Luna hoy?', 'Planificar el día de Luna', 'Hoy no toca nada', 'Todo hecho por hoy'],
] as const)('R1.10 a day without anything is a friendly one, in %s', (locale, start, plan, free, allDone) => {
  const { unmount } = show([], { locale });
  expect(screen.getByRole('heading', { name: start })).toBeVisible();
  expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/pets/p1/routines');
  unmount();
  const later = anAgendaItem({ day: addDays(today, 2), place: 'ahead', state: 'upcoming' });
  const { unmount: leave } = show([later], { locale });
  expect(screen.getByRole('heading', { name: free })).toBeVisible();
  leave();
  show([anAgendaItem({ state: 'done', by: 'Ana' })], { locale });
  expect(screen.getByRole('heading', { name: allDone })).toBeVisible();
});

test.each([
  ['en', ['Overdue', 'Due now', 'Later today'], 'Done: Breakfast, Luna, 07:30', 'Undo: Breakfast, Luna, 07:30'],
  [
    'es',
    ['Con retraso', 'Toca ahora', 'Más tarde'],
    'Hecho: Breakfast, Luna, 07:30',
    'Deshacer: Breakfast, Luna, 07:30',
  ],
] as const)(
  'R1.10 R7.4 a task is ticked where it stands, and taken back, in %s',
  async (locale, groups, tick, undo) => {
    show([breakfast, dose, anAgendaItem({ key: 'r2', id: 'r2', title: 'Walk', time: '19:00', state: 'upcoming' })], {
      locale,
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(groups);
    await userEvent.click(button(tick));
    expect(await screen.findByRole('button', { name: undo })).toBeVisible();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    const path = `/api/pets/p1/routines/r1/completions/${today}`;
    expect(sent).toEqual([{ call: `PUT ${path}`, body: { status: 'done' } }]);
    await userEvent.click(button(undo));
    expect(button(tick)).toBeVisible();
    await waitFor(() => expect(sent.at(-1)?.call).toBe(`DELETE ${path}`));
  },
);

test('R1.10 what was ticked keeps its place when the server has no more of it, so that a second tap hits nothing else', async () => {
  const walk = anAgendaItem({ key: 'r2', id: 'r2', title: 'Walk', time: '07:40', at: '2026-05-20T05:40:00.000Z' });
  const { rerender } = show([breakfast, walk]);
  await userEvent.dblClick(button('Done: Breakfast, Luna, 07:30'));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = rows();
  rerender(inEnglish([walk]));
  expect(rows()).toEqual(before);
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(sent.at(-1)?.call).toMatch(/^DELETE /));
  expect(button('Done: Breakfast, Luna, 07:30')).toBeVisible();
});

test('R1.10 a tick that the server refuses is taken back, with the reason', async () => {
  answers = [{ status: 404, body: { code: 'not_found', error: 'Not found' } }];
  show([breakfast]);
  await userEvent.click(button('Skip: Breakfast, Luna, 07:30'));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This no longer exists.'));
  expect(button('Done: Breakfast, Luna, 07:30')).toBeVisible();
  expect(router.refresh).not.toHaveBeenCalled();
});

test('R1.10 R7.8 R7.5 appointments and follow-ups are answered in their place', async () => {
  show([visit, stitches]);
  const ask = screen.getByRole('link', { name: 'How did it go? Vet, Luna, 07:45' });
  expect(ask).toHaveAttribute('href', '/pets/p1/vet-records?new=1');
  await userEvent.click(button('Did not happen: Vet, Luna, 07:45'));
  await userEvent.click(button('Done: Stitches, Luna, since 18 May 2026'));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([
    { call: 'PATCH /api/pets/p1/appointments/a1', body: { status: 'cancelled' } },
    { call: 'PATCH /api/pets/p1/vet-records/v1', body: { followedUp: true } },
  ]);
  await userEvent.click(button('Undo: Vet, Luna, 07:45'));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ status: 'planned' }));
});

test('R7.3 a dose is logged as on the page of the medication, with the question before a double one', async () => {
  answers = [
    { status: 409, body: { code: 'conflict', error: 'Given', fields: { again: 'Given 5 minutes ago by Sam' } } },
    { status: 201, body: { id: 'd1', status: 'given' } },
  ];
  const { rerender } = show([dose]);
  await userEvent.click(button('Given: Apoquel, Luna, 08:00'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('Given 5 minutes ago by Sam')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: en.medications.question.yes }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  const body = { status: 'given', scheduledFor: dose.scheduledFor };
  expect(sent.map((one) => one.body)).toEqual([body, { ...body, again: true }]);
  rerender(inEnglish([{ ...dose, state: 'done', by: 'Ana', logId: 'd1' }]));
  expect(screen.queryByRole('button', { name: /^Given: / })).not.toBeInTheDocument();
  await userEvent.click(button('Undo: Apoquel, Luna, 08:00'));
  await waitFor(() => expect(sent.at(-1)?.call).toBe('DELETE /api/pets/p1/medications/m1/doses/d1'));
});

test('R7.3 a vaccination leads to where its dose is written down, and can’t be ticked', () => {
  const link = '/pets/p1?tab=health#vaccinations';
  const rabies = anAgendaItem({
    ...{ key: 'p1 dog.rabies', kind: 'vaccination', variety: null, title: { en: 'Rabies', es: 'Rabia' }, at: null },
    ...{ time: null, timeZone: null, day: '2026-05-01', state: 'overdue', open: false, href: link, answerHref: link },
  });
  show([rabies]);
  expect(screen.getByRole('link', { name: 'Write down the dose Rabies, Luna, since 1 May 2026' })).toHaveAttribute(
    'href',
    link,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('R1.10 a long day shows what is most urgent and a way to the rest', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    anAgendaItem({
      key: `r${index}`,
      id: `r${index}`,
      title: `Task ${index}`,
      at: `2026-05-20T05:30:00.${String(index).padStart(3, '0')}Z`,
    }),
  );
  const { unmount } = show(many);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByRole('link', { name: 'Show all 200' })).toHaveAttribute('href', '/home?show=all');
  unmount();
  show(many, { all: true });
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.queryByRole('link', { name: /Show all/ })).not.toBeInTheDocument();
});

test('R1.10 the week ahead names what sets a day apart, and in one line what comes every day', () => {
  const day = addDays(today, 1);
  const ahead = { day, place: 'ahead', state: 'upcoming', open: false } as const;
  show([
    anAgendaItem({ ...ahead, key: 'a', daily: true }),
    anAgendaItem({ ...ahead, key: 'b', daily: true, petName: 'Milo' }),
    anAgendaItem({ ...visit, ...ahead, key: 'c', answerHref: null }),
  ]);
  const tomorrow = within(screen.getByRole('region', { name: /^Tomorrow/ }));
  expect(tomorrow.getAllByRole('listitem')).toHaveLength(1);
  expect(tomorrow.getByRole('link', { name: /Vet/ })).toHaveAttribute('href', '/pets/p1/appointments');
  expect(tomorrow.getByText('Every day: Breakfast')).toBeVisible();
});

test('R1.10 a time of elsewhere says whose clock it is on', () => {
  show([breakfast], { timeZone: 'America/New_York' });
  expect(button('Done: Breakfast, Luna, 07:30 (Europe/Madrid)')).toBeVisible();
});

test('R1.10 a page that is out of date asks for the present one when somebody comes back to it', () => {
  const { rerender } = show([breakfast], { until: addMs(new Date(), MINUTE) });
  fireEvent(document, new Event('visibilitychange'));
  expect(router.refresh).not.toHaveBeenCalled();
  rerender(inEnglish([breakfast], { until: addMs(new Date(), -1) }));
  expect(router.refresh).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('focus'));
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('R1.10 open through midnight it asks by itself, but not without a connection', () => {
  jest.useFakeTimers();
  show([breakfast], { until: addMs(new Date(), 90_000) });
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).not.toHaveBeenCalled();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).toHaveBeenCalledTimes(1);
  online.mockRestore();
  jest.useRealTimers();
});
