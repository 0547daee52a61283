import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@/lib/browser/page/toast';
import { aDoseGuard, aRefusal, guardMessages } from '@/tests/support/a-dose-guard';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { breakfast, dose, inEnglish, milos, renderAgenda, stitches, today, visit } from './an-agenda';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let requests: { call: string; body: unknown }[];
/** Responses to the first writes. Later ones succeed. */
let answers: { status: number; body: object }[];

beforeEach(() => {
  requests = [];
  answers = [];
  router.refresh.mockClear();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const isWrite = method !== 'GET';
    if (isWrite) requests.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const answer = (isWrite && answers.shift()) || {
      status: 200,
      body: guardMessages(path) ?? { token: 't', id: 'd1', status: 'given' },
    };
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

const button = (name: string) => screen.getByRole('button', { name });

const LUNA = 'Breakfast, Luna, 07:30';
const path = `/api/pets/p1/routines/r1/completions/${today}`;
const isTicked = (name: string, ticked: boolean) =>
  waitFor(() => expect(button(name)).toHaveAttribute('aria-pressed', String(ticked)));
const folds = () => new Promise((later) => setTimeout(later, 1300));

test.each([
  ['en', 'Breakfast, Luna: done.', 'Breakfast: done'],
  ['es', 'Breakfast, Luna: hecho.', 'Breakfast: hecho'],
] as const)('R1.10 R7.4 a task can be marked as done and undone, in %s', async (locale, spokenText, line) => {
  renderAgenda([breakfast], { locale });
  await userEvent.click(button(LUNA));
  await isTicked(LUNA, true);
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  expect(requests).toEqual([{ call: `PUT ${path}`, body: { status: 'done' } }]);
  expect(currentToasts()[0]?.title).toBe(spokenText);

  expect(screen.queryByText(line)).not.toBeInTheDocument();
  await act(folds);
  await userEvent.click(screen.getByText(line));
  await userEvent.click(button(LUNA));
  await waitFor(() => expect(requests.at(-1)?.call).toBe(`DELETE ${path}`));
  await isTicked(LUNA, false);
});

test('R1.10 a completed row keeps its place, so a second tap changes nothing', async () => {
  const walk = anAgendaItem({ key: 'r2', id: 'r2', title: 'Walk', time: '07:40', at: '2026-05-20T05:40:00.000Z' });
  const { rerender } = renderAgenda([breakfast, walk]);
  const names = () =>
    screen.getAllByRole('button', { name: /^(Breakfast|Walk)/ }).map((one) => one.getAttribute('aria-label'));
  const before = names();
  await userEvent.dblClick(button(LUNA));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  await userEvent.click(button(LUNA));
  expect(requests).toHaveLength(1);

  rerender(inEnglish([{ ...breakfast, state: 'done' }, walk]));
  expect(names()).toEqual(before);

  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.call).toMatch(/^DELETE /));
  await isTicked(LUNA, false);
});

test('R1.10 one tap marks a task as done for both pets', async () => {
  renderAgenda([breakfast, milos]);
  await userEvent.click(button('Mark both as done: Breakfast'));
  await isTicked('Breakfast, Milo, 07:30', true);

  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Breakfast: done. 2 of 2'));
  expect(requests.map(({ call }) => call)).toEqual([
    `PUT ${path}`,
    `PUT /api/pets/p2/routines/r9/completions/${today}`,
  ]);
});

test('R1.10 completing a task for one of two pets announces a count', async () => {
  renderAgenda([breakfast, milos]);
  await userEvent.click(button('Breakfast, Milo, 07:30'));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Breakfast, Milo: done. 1 of 2'));
  expect(button(LUNA)).toHaveAttribute('aria-pressed', 'false');
});

test('R1.10 a completion refused by the server is reverted and explained', async () => {
  answers = [{ status: 404, body: { code: 'not_found', error: 'Not found' } }];
  const { container } = renderAgenda([breakfast]);
  await userEvent.click(screen.getByText('Breakfast'));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip: Breakfast, Luna, 07:30' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This no longer exists.'));

  await isTicked(LUNA, false);
  expect(container.querySelector('.tick-badge.failed')).toBeInTheDocument();
  expect(router.refresh).not.toHaveBeenCalled();
});

test('R1.10 R7.8 R7.5 appointments and follow-ups can be answered in place', async () => {
  renderAgenda([visit, stitches]);
  await userEvent.click(button('See all 2'));
  const ask = screen.getByRole('link', { name: 'How did it go? Vet, Luna, 06:45' });
  expect(ask).toHaveAttribute('href', '/pets/p1/vet-records?new=1');

  await userEvent.click(button('Didn’t happen: Vet, Luna, 06:45'));
  await userEvent.click(button('Stitches, Luna, since 18 May 2026'));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
  expect(requests).toEqual([
    { call: 'PATCH /api/pets/p1/appointments/a1', body: { status: 'cancelled' } },
    { call: 'PATCH /api/pets/p1/vet-records/v1', body: { followedUp: true } },
  ]);

  await userEvent.click(button('Vet, Luna, 06:45'));
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ status: 'planned' }));
});

test('R7.3 a dose is logged as on its page and questions a duplicate', async () => {
  const name = 'Apoquel, 1 tablet, Luna, 07:35';
  answers = [
    aRefusal(aDoseGuard({ by: { id: 'm3', name: 'Sam' }, at: '2026-05-20T05:30:00.000Z' })),
    { status: 201, body: { id: 'd1', status: 'given' } },
  ];
  const { rerender } = renderAgenda([dose]);
  await userEvent.click(button(`Give: ${name}`));

  const sheet = await screen.findByRole('alertdialog', { name: 'Sam gave this at 07:30' });
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Spat it out' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Give anyway' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));

  const body = { id: expect.any(String), status: 'given', scheduledFor: dose.scheduledFor };
  expect(requests.map((one) => one.body)).toEqual([
    body,
    { ...body, again: true, reason: 'Spat it out', knownAt: '2026-05-20T05:30:00.000Z' },
  ]);
  rerender(inEnglish([{ ...dose, state: 'done', by: 'Ana', logId: 'd1' }]));
  expect(screen.queryByRole('button', { name: /^(Give|Undo): / })).not.toBeInTheDocument();
  expect(screen.getByText('Given')).toBeVisible();

  await act(folds);
  await userEvent.click(screen.getByText('Apoquel, 1 tablet: done'));
  await userEvent.click(button(`Undo: ${name}`));
  await waitFor(() => expect(requests.at(-1)?.call).toBe('DELETE /api/pets/p1/medications/m1/doses/d1'));
});

test('R7.3 a vaccination links to its form and cannot be marked as done', () => {
  const link = '/pets/p1?tab=health&part=vaccinations&new=vaccination';
  const rabies = anAgendaItem({
    ...{ key: 'p1 dog.rabies', kind: 'vaccination', category: null, title: { en: 'Rabies', es: 'Rabia' }, at: null },
    ...{ time: null, timeZone: null, day: '2026-05-01', state: 'overdue', open: false, href: link, recordHref: link },
  });

  renderAgenda([rabies]);
  fireEvent.click(button('Open'));

  expect(screen.getByRole('link', { name: 'Add the vaccination Rabies, Luna, since 1 May 2026' })).toHaveAttribute(
    'href',
    link,
  );
  expect(screen.queryByRole('button', { name: /Rabies/ })).not.toBeInTheDocument();
});
