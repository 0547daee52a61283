import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { apoquel } from '../medications/a-medication';
import { completion, completionOn, grid, renderBoard, server, startServer, timeline } from './a-board';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  startServer();
  router.refresh.mockClear();
});

test('R7.4 the week shows a row per task, with its days', async () => {
  const dinner = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Dinner', timeOfDay: '18:30' };
  const completions = [completionOn('2026-05-18'), completionOn('2026-05-19')];
  renderBoard({ routines: [{ ...dinner, weekdays: [3] }, breakfast], completions, medications: [apoquel] });
  const rows = grid().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Breakfast07:30',
    'Apoquel08:00',
    'Dinner18:30',
    'Apoquel20:00',
  ]);

  const tick = 'Done: Breakfast, Wednesday 07:30';
  await userEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: tick }));
  await waitFor(() => expect(server.sent).toEqual([{ call: `PUT ${completion}`, body: { status: 'done' } }]));
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Apoquel, Monday 08:00/ }));
  expect(await screen.findByRole('dialog', { name: 'Apoquel' })).toBeVisible();
});

test.each([
  [['2026-05-17', '2026-05-18', '2026-05-19'], 'Breakfast: never missed since 17 May'],
  [['2026-05-18', '2026-05-19'], null],
])('R7.4 %j shows a stamp if it is a streak', (days, words) => {
  renderBoard({ completions: days.map(completionOn) });
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/never missed/)).not.toBeInTheDocument();
});

test('R5.4 R7.4 in American English weeks begin on Sunday, with a 12-hour clock', async () => {
  const { container } = renderBoard({ locale: 'en-US' });
  const days = container.querySelector('.week-days')?.textContent;

  expect(days).toBe('Sun 17Mon 18Tue 19Wed 20Thu 21Fri 22Sat 23');
  expect(grid().getByRole('button', { name: /Done: Breakfast, Sunday 7:30\sAM/ })).toBeInTheDocument();
  expect(timeline().getByRole('button', { name: /Done: Breakfast, Wednesday 7:30\sAM/ })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('07:30');
});
