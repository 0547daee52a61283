import { screen, within } from '@testing-library/react';
import type { AddressedPerson } from '@/lib/access/people';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { householdOf } from '@/lib/overviews/agenda/household';
import { breakfast, dose, milos, renderAgenda } from './an-agenda';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const aPerson = (id: string, firstName: string, role: AddressedPerson['role'] = 'carer'): AddressedPerson => ({
  ...{ id, userId: id, firstName, name: `${firstName} Marsh`, isActive: true, role, colour: 'clay' },
});
const people = [aPerson('alex', 'Alex', 'owner'), aPerson('ana', 'Ana'), aPerson('sam', 'Sam')];
const together = ['p1', 'p2'].map((id) => ({ id, people }));
const showTogether = (items: AgendaItem[]) => renderAgenda(items, { household: householdOf(together, items, 'alex') });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const at = (time: string) => `2026-05-20T0${Number(time.slice(0, 2)) - 2}${time.slice(2)}:00.000Z`;
const doneBy = (writerId: string, time: string) => ({ state: 'done', writerId, doneAt: at(time) }) as const;
const evening = { at: '2026-05-20T17:00:00.000Z', time: '19:00', state: 'upcoming' } as const;

test('R11.3 a completed task’s portrait shows the person and time', () => {
  showTogether([
    { ...breakfast, ...doneBy('ana', '07:32') },
    { ...milos, turn: 'sam' },
  ]);
  const now = region(/^Now · 07:30/);

  expect(now.getByRole('button', { name: 'Breakfast, Luna, 07:30' })).toHaveAccessibleDescription('Ana 07:32');
  expect(now.getByText('An')).toBeVisible();
  expect(now.getByRole('button', { name: 'Mark Milo as done: Breakfast' })).toBeVisible();
  expect(now.getByText('Sam’s turn', { selector: '.sr-only' })).toBeInTheDocument();
});

test('R11.3 given medicine stays under Now', () => {
  showTogether([breakfast, { ...dose, ...doneBy('ana', '07:36') }]);
  const now = region(/^Now · 07:30/);

  expect(now.getByText('Apoquel, 1 tablet')).toBeVisible();
  expect(now.getByText('07:36').parentElement).toHaveTextContent('Ana gave it to Luna, 07:36');
});

test('R11.3 a folded task names the person who did it', () => {
  const walk = { ...breakfast, key: 'w1', id: 'w1', title: 'Walk', category: 'exercise' } as const;
  showTogether([breakfast, { ...walk, ...doneBy('sam', '07:10') }]);
  expect(region('Morning').getByRole('img', { name: 'Sam' })).toBeVisible();
});

test('R11.5 a row shows whose turn it is only if that differs', () => {
  const dinner = { ...breakfast, ...evening, key: 'd1', id: 'd1', title: 'Dinner', turn: 'sam' };
  const snack = { ...dinner, key: 's1', id: 's1', title: 'Snack' };
  const brush = { ...dinner, key: 'b1', id: 'b1', title: 'Brushing', turn: 'alex' };
  const play = { ...dinner, key: 'p1', id: 'p1', title: 'Play', turn: null };
  showTogether([breakfast, dinner, snack, brush, play]);
  const part = region('Evening');

  expect(part.getByText('Sam’s turn')).toBeInTheDocument();
  expect(part.getAllByText('your turn')).toHaveLength(1);
  expect(part.getAllByText('anyone')).toHaveLength(1);
});

test('R11.3 a pet with one member shows no people', () => {
  const { container } = renderAgenda([
    { ...breakfast, ...doneBy('ana', '07:32') },
    milos,
    { ...dose, ...doneBy('ana', '07:36') },
  ]);
  expect(container.querySelector('.person-ring')).toBeNull();
  expect(container).not.toHaveTextContent(/Ana|turn|gave it/);
});
