import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@/lib/browser/page/toast';
import en from '@/messages/en.json';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { breakfast, dose, inEnglish, show, stitches, today, visit } from './an-agenda';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let sent: { call: string; body: unknown }[];
/** Answers to the first writes; later ones succeed. */
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

const button = (name: string) => screen.getByRole('button', { name });

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

test('R1.10 a ticked item keeps its place, so a second tap hits nothing', async () => {
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

test('R7.3 a dose is logged as on its page, questioning a double one', async () => {
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

test('R7.3 a vaccination leads to its form and can’t be ticked', () => {
  const link = '/pets/p1?tab=health&new=vaccination#vaccinations';
  const rabies = anAgendaItem({
    ...{ key: 'p1 dog.rabies', kind: 'vaccination', category: null, title: { en: 'Rabies', es: 'Rabia' }, at: null },
    ...{ time: null, timeZone: null, day: '2026-05-01', state: 'overdue', open: false, href: link, recordHref: link },
  });

  show([rabies]);

  expect(screen.getByRole('link', { name: 'Write down the dose Rabies, Luna, since 1 May 2026' })).toHaveAttribute(
    'href',
    link,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
