import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@/lib/browser/page/toast';
import { planView } from '@/lib/browser/storage/plan-view';
import type { Routine } from '@/lib/records/routines/routine';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from '../medications/a-medication';
import { board, completion, completionOn, grid, reader, renderBoard, server, startServer, timeline } from './a-board';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  startServer();
  router.refresh.mockClear();
});
afterEach(() => act(() => planView.choose('day')));

test.each([
  ['en', 'A day with Luna', 'Add a task', 'New task'],
  ['es', 'Un día con Luna', 'Añadir una tarea', 'Nueva tarea'],
] as const)('R7.4 an empty board offers to add a routine, in %s', async (locale, title, add, form) => {
  renderBoard({ routines: [], locale });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: add }));
  expect(await screen.findByRole('dialog', { name: form })).toBeVisible();
});

test.each([
  ['en', 'Wednesday timeline', 'Done: Breakfast, Wednesday 07:30', 'Undo: Breakfast, Wednesday 07:30'],
  ['es', 'Horario del miércoles', 'Hecho: Breakfast, miércoles 07:30', 'Deshacer: Breakfast, miércoles 07:30'],
] as const)('R7.4 a tap marks a task as done, another undoes it, in %s', async (locale, name, tick, undo) => {
  renderBoard({ locale });
  await userEvent.click(timeline(name).getByRole('button', { name: tick }));
  expect(timeline(name).getByRole('button', { name: undo })).toBeVisible();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(server.sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]);

  await userEvent.click(timeline(name).getByRole('button', { name: undo }));
  expect(timeline(name).getByRole('button', { name: tick })).toBeVisible();
  await waitFor(() => expect(server.sent.at(-1)?.call).toBe(`DELETE ${completion}`));
});

test('R2.17 a saved completion is announced to screen readers', async () => {
  renderBoard();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Breakfast, Wednesday 07:30, done'));
});

function holdAnswers(): () => void {
  const answering = global.fetch;
  let answerNow: () => void = () => undefined;
  const answerPromise = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    await answerPromise;
    return answering(...call);
  });
  return answerNow;
}

test('R7.4 two quick taps count as one', async () => {
  renderBoard();
  const answerNow = holdAnswers();
  await userEvent.dblClick(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  answerNow();

  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  expect(server.sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]);
});

test('R7.4 a choice made during a pending request is sent after it', async () => {
  renderBoard();
  const answerNow = holdAnswers();
  await userEvent.click(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  await userEvent.click(timeline().getByRole('button', { name: /^Breakfast, Wednesday 07:30/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' })).toBeVisible();
  answerNow();

  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  expect(server.sent.map(({ call }) => call)).toEqual([`PUT ${completion}`, `DELETE ${completion}`]);
});

test('R7.4 a failed completion is reverted and explained', async () => {
  server.answer = { status: 400, body: { error: 'No', code: 'invalid', fields: { date: 'The task isn’t planned.' } } };
  renderBoard();
  await userEvent.click(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' }));
  await waitFor(() =>
    expect(currentToasts()[0]?.title).toBe('This couldn’t be marked as done: The task isn’t planned.'),
  );
  expect(timeline().getByRole('button', { name: 'Done: Breakfast, Wednesday 07:30' })).toBeVisible();
  expect(router.refresh).not.toHaveBeenCalled();
});

test('R7.4 a task’s sheet shows its streak, skips, and deletes with undo', async () => {
  renderBoard({ completions: [completionOn('2026-05-18'), completionOn('2026-05-19')] });
  const openBreakfast = () => userEvent.click(timeline().getByRole('button', { name: /^Breakfast, Wednesday 07:30/ }));
  await openBreakfast();
  let sheet = within(screen.getByRole('dialog', { name: 'Breakfast' }));

  expect(sheet.getByText('2 days in a row')).toBeVisible();
  expect(sheet.getByText('Days: every day')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(server.sent.at(-1)).toEqual({ call: `PUT ${completion}`, body: { status: 'skipped' } }));

  await openBreakfast();
  sheet = within(screen.getByRole('dialog', { name: 'Breakfast' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.sent.at(-1)?.call).toBe(`DELETE /api/pets/p1/routines/${breakfast.id}`));
  await waitFor(() => expect(currentToasts()[0]?.action?.label).toBe('Undo'));
});

test('R7.4 deleting focuses the next task, the previous task, then Add', async () => {
  const [walk, dinner] = (['Walk', 'Dinner'] as const).map((title, index) => ({
    ...{ ...breakfast, title, id: routineIdFrom('2026-05-01T10:00:00Z', index + 1), timeOfDay: `1${index}:00` },
  })) as [Routine, Routine];
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('.routine-week') === null;
  };
  const { rerender } = renderInLanguage(<main>{board({ routines: [breakfast, walk, dinner] })}</main>, 'en', reader);
  const removeRoutine = async (title: string, remainingRoutines: Routine[]) => {
    await userEvent.click(timeline().getByRole('button', { name: new RegExp(`^${title}, Wednesday`) }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(inLanguage(<main>{board({ routines: remainingRoutines })}</main>, 'en', reader));
  };

  await removeRoutine('Walk', [breakfast, dinner]);
  await waitFor(() => expect(timeline().getByRole('button', { name: /^Dinner, Wednesday/ })).toHaveFocus());
  await removeRoutine('Dinner', [breakfast]);
  await waitFor(() => expect(timeline().getByRole('button', { name: /^Breakfast, Wednesday/ })).toHaveFocus());
  await removeRoutine('Breakfast', []);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a task' })).toHaveFocus());
});

test('R7.4 medication doses appear as tasks and are logged in the medication log', async () => {
  server.answer = { status: 201, body: { id: 'd1', status: 'given' } };
  renderBoard({ medications: [apoquel] });
  await userEvent.click(timeline().getByRole('button', { name: /^Apoquel, Wednesday 08:00/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Apoquel' }));

  expect(sheet.getByRole('link', { name: 'Open the medication' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=medications',
  );

  await userEvent.click(sheet.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(server.sent).toEqual([
    {
      call: `POST /api/pets/p1/medications/${apoquel.id}/doses`,
      body: { id: expect.any(String), status: 'given', scheduledFor: '2026-05-20T06:00:00.000Z' },
    },
  ]);
});

test('R7.4 the view changes by button or two-finger pinch', async () => {
  const { container } = renderBoard();
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

test('R7.4 a row summarizes its last week, and the header its day', () => {
  const walk = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Walk', weekdays: [3] };
  const completions = ['2026-05-18', '2026-05-19', '2026-05-20'].map(completionOn);
  renderBoard({
    routines: [breakfast, walk],
    completions: [...completions, { ...completionOn('2026-05-17'), status: 'skipped' }],
  });

  const [first, second] = timeline().getAllByRole('listitem');
  expect(first).toHaveTextContent('07:30Breakfast 3 of 6');
  expect(second).toHaveTextContent('07:30Walk');
  expect(second).not.toHaveTextContent('of');
  expect(timeline().getByRole('button', { name: /3 of 6 done in the last seven days$/ })).toBeVisible();
  expect(screen.getByText('1 of 2 done')).toBeVisible();
});

test('R7.4 a time in another time zone names that zone', () => {
  renderBoard({ timeZone: 'America/New_York' });
  for (const list of [timeline(), grid()]) expect(list.getByRole('listitem')).toHaveTextContent('(Europe/Madrid)');
});
