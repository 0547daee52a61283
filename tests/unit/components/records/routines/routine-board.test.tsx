import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoutineBoard } from '@/components/records/routines/routine-board';
import { currentToasts } from '@/lib/browser/page/toast';
import { planView } from '@/lib/browser/storage/plan-view';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { weekStartOf } from '@/lib/core/time/dates';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import type { Completion, Routine } from '@/lib/records/routines/routine';
import { daysBefore, streaksOf, weekFrom } from '@/lib/records/routines/view';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from '../medications/a-medication';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let sent: { call: string; body: unknown }[];
let answer: { status: number; body: object };

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { token: 't' } };
  router.refresh.mockClear();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const { status, body: said } = method === 'GET' ? { status: 200, body: { token: 't' } } : answer;
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      json: async () => said,
      text: async () => JSON.stringify(said),
    };
  }) as unknown as typeof fetch;
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => act(() => planView.choose('day')));

interface Home {
  routines?: Routine[];
  completions?: Completion[];
  medications?: CheckedMedication[];
  locale?: FormatLocale;
  timeZone?: string;
}

/** Wednesday, 20 May 2026, 08:00 in Madrid. */
const at = new Date('2026-05-20T06:00:00Z');
const reader = { at, timeZone: 'Europe/Madrid' };

function board({ routines = [breakfast], completions = [], medications = [], locale = 'en' }: Home = {}) {
  const plan = { routines, completions, medications, doses: [] };
  return (
    <RoutineBoard
      pet={{ id: 'p1', name: 'Luna' }}
      portrait={null}
      routines={routines}
      week={weekFrom(plan, { weekStart: weekStartOf('2026-05-20', locale), at })}
      before={daysBefore(plan, { day: '2026-05-20', at })}
      streaks={streaksOf(plan, at)}
      templates={[{ kind: 'exercise', title: 'Walk', timeOfDay: '07:00', weekdays: [6, 7], durationMinutes: 30 }]}
      day="2026-05-20"
    />
  );
}
const show = ({ locale = 'en', timeZone = reader.timeZone, ...home }: Home = {}) =>
  renderInLanguage(board({ locale, ...home }), locale, { at, timeZone });

const done = (day: string): Completion => ({
  routineId: breakfast.id,
  day,
  status: 'done',
  at: `${day}T06:00:00.000Z`,
  by: 'Ana',
});
const timeline = (name = 'Timeline of Wednesday') => within(screen.getByRole('list', { name }));
const grid = () => within(screen.getByRole('region', { name: 'This week' }));
const completion = `/api/pets/p1/routines/${breakfast.id}/completions/2026-05-20`;

test.each([
  ['en', 'A day with Luna', 'Add a task', 'New task'],
  ['es', 'Un día con Luna', 'Añadir una tarea', 'Nueva tarea'],
] as const)('R7.4 without a routine there is one thing to do, in %s', async (locale, title, add, form) => {
  show({ routines: [], locale });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: add }));
  expect(await screen.findByRole('dialog', { name: form })).toBeVisible();
});

test.each([
  ['en', 'Timeline of Wednesday', 'Done: Breakfast, Wednesday 07:30', 'Undo: Breakfast, Wednesday 07:30'],
  ['es', 'Horario del miércoles', 'Hecho: Breakfast, miércoles 07:30', 'Deshacer: Breakfast, miércoles 07:30'],
] as const)('R7.4 a tap ticks a task at once, another undoes it, in %s', async (locale, name, tick, undo) => {
  show({ locale });
  await userEvent.click(timeline(name).getByRole('button', { name: tick }));
  expect(timeline(name).getByRole('button', { name: undo })).toBeVisible();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]);

  await userEvent.click(timeline(name).getByRole('button', { name: undo }));
  expect(timeline(name).getByRole('button', { name: tick })).toBeVisible();
  await waitFor(() => expect(sent.at(-1)?.call).toBe(`DELETE ${completion}`));
});

test('R7.4 two quick taps are one', async () => {
  show();
  const answering = global.fetch;
  let answerNow: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });

  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    await answered;
    return answering(...call);
  });
  await userEvent.dblClick(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  answerNow();

  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]);
});

test('R7.4 a tick that fails is taken back, with the reason', async () => {
  answer = { status: 400, body: { error: 'No', code: 'invalid', fields: { date: 'The task isn’t planned.' } } };
  show();
  await userEvent.click(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This couldn’t be ticked: The task isn’t planned.'));
  expect(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' })).toBeVisible();
  expect(router.refresh).not.toHaveBeenCalled();
});

test('R7.4 a task’s sheet shows the streak, skips it, and deletes undoably', async () => {
  show({ completions: [done('2026-05-18'), done('2026-05-19')] });
  const open = () => userEvent.click(timeline().getByRole('button', { name: /^Breakfast, Wednesday 07:30/ }));
  await open();
  let sheet = within(screen.getByRole('dialog', { name: 'Breakfast' }));

  expect(sheet.getByText('2 days in a row')).toBeVisible();
  expect(sheet.getByText('Days: every day')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: `PUT ${completion}`, body: { status: 'skipped' } }));

  await open();
  sheet = within(screen.getByRole('dialog', { name: 'Breakfast' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.at(-1)?.call).toBe(`DELETE /api/pets/p1/routines/${breakfast.id}`));
  await waitFor(() => expect(currentToasts()[0]?.action?.label).toBe('Undo'));
});

test('R7.4 deleting focuses the next task, the previous, then the way to add', async () => {
  const [walk, dinner] = (['Walk', 'Dinner'] as const).map((title, index) => ({
    ...{ ...breakfast, title, id: routineIdFrom('2026-05-01T10:00:00Z', index + 1), timeOfDay: `1${index}:00` },
  })) as [Routine, Routine];
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('.routine-week') === null;
  };
  const { rerender } = renderInLanguage(<main>{board({ routines: [breakfast, walk, dinner] })}</main>, 'en', reader);
  const remove = async (title: string, left: Routine[]) => {
    await userEvent.click(timeline().getByRole('button', { name: new RegExp(`^${title}, Wednesday`) }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(inLanguage(<main>{board({ routines: left })}</main>, 'en', reader));
  };

  await remove('Walk', [breakfast, dinner]);
  await waitFor(() => expect(timeline().getByRole('button', { name: /^Dinner, Wednesday/ })).toHaveFocus());
  await remove('Dinner', [breakfast]);
  await waitFor(() => expect(timeline().getByRole('button', { name: /^Breakfast, Wednesday/ })).toHaveFocus());
  await remove('Breakfast', []);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a task' })).toHaveFocus());
});

test('R7.4 medication doses are tasks logged in the medication’s log', async () => {
  answer = { status: 201, body: { id: 'd1', status: 'given' } };
  show({ medications: [apoquel] });
  await userEvent.click(timeline().getByRole('button', { name: /^Apoquel, Wednesday 08:00/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Apoquel' }));

  expect(sheet.getByRole('link', { name: 'Open the medication' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=medications',
  );

  await userEvent.click(sheet.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      call: `POST /api/pets/p1/medications/${apoquel.id}/doses`,
      body: { status: 'given', scheduledFor: '2026-05-20T06:00:00.000Z' },
    },
  ]);
});

test('R7.4 the view is switched by a button, and by two fingers', async () => {
  const { container } = show();
  await userEvent.click(screen.getAllByRole('button', { name: 'Week' })[0] as HTMLElement);
  expect(planView.current()).toBe('week');
  expect(screen.getAllByRole('button', { name: 'Week' })[0] as HTMLElement).toHaveAttribute('aria-pressed', 'true');

  const area = container.querySelector('.routine-views');
  const touch = (type: string, apart: number) => {
    const event = new Event(type, { bubbles: true });
    const touches = [
      { clientX: 0, clientY: 0 },
      { clientX: apart, clientY: 0 },
    ];
    act(() => void area?.dispatchEvent(Object.assign(event, { touches })));
  };
  touch('touchstart', 100);
  touch('touchmove', 110);
  expect(planView.current()).toBe('week');

  touch('touchmove', 200);
  expect(planView.current()).toBe('day');
});

test('R7.4 a row looks back on its week, the day is summed up', () => {
  const walk = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Walk', weekdays: [3] };
  const said = ['2026-05-18', '2026-05-19', '2026-05-20'].map(done);
  show({ routines: [breakfast, walk], completions: [...said, { ...done('2026-05-17'), status: 'skipped' }] });

  const [first, second] = timeline().getAllByRole('listitem');
  expect(first).toHaveTextContent('07:30Breakfast 3 of 6');
  expect(second).toHaveTextContent('07:30Walk');
  expect(second).not.toHaveTextContent('of');
  expect(timeline().getByRole('button', { name: /3 of 6 in the last seven days$/ })).toBeVisible();
  expect(screen.getByText('1 of 2 done')).toBeVisible();
});

test('R7.4 the week is a row for each task, with its days', async () => {
  const dinner = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Dinner', timeOfDay: '18:30' };
  const completions = [done('2026-05-18'), done('2026-05-19')];
  show({ routines: [{ ...dinner, weekdays: [3] }, breakfast], completions, medications: [apoquel] });
  const rows = grid().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Breakfast07:30',
    'Apoquel08:00',
    'Dinner18:30',
    'Apoquel20:00',
  ]);

  const tick = 'Done: Breakfast, Wednesday 07:30';
  await userEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: tick }));
  await waitFor(() => expect(sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]));
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Apoquel, Monday 08:00/ }));
  expect(screen.getByRole('dialog', { name: 'Apoquel' })).toBeVisible();
});

test.each([
  [['2026-05-17', '2026-05-18', '2026-05-19'], 'Breakfast: never missed since 17 May'],
  [['2026-05-18', '2026-05-19'], null],
])('R7.4 %j is stamped when it is a streak', (days, words) => {
  show({ completions: days.map(done) });
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/never missed/)).not.toBeInTheDocument();
});

test('R7.4 a traveller reads whose clock a time is on', () => {
  show({ timeZone: 'America/New_York' });
  for (const list of [timeline(), grid()]) expect(list.getByRole('listitem')).toHaveTextContent('(Europe/Madrid)');
});

test('R5.4 R7.4 in American English weeks begin on Sunday and clocks have 12 hours', async () => {
  const { container } = show({ locale: 'en-US' });
  const days = container.querySelector('.week-days')?.textContent;

  expect(days).toBe('Sun 17Mon 18Tue 19Wed 20Thu 21Fri 22Sat 23');
  expect(grid().getByRole('button', { name: /Done: Breakfast, Sunday 7:30\sAM/ })).toBeInTheDocument();
  expect(timeline().getByRole('button', { name: /Done: Breakfast, Wednesday 7:30\sAM/ })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('07:30');
});
