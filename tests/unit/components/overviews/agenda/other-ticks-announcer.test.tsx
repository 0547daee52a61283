import { act, screen } from '@testing-library/react';
import type { AddressedPerson } from '@/lib/access/people';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { householdOf } from '@/lib/overviews/agenda/household';
import { breakfast, inEnglish, milos, renderAgenda } from './an-agenda';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const people = ['Alex', 'Sam'].map(
  (firstName): AddressedPerson => ({
    ...{ id: firstName, userId: firstName, firstName, name: firstName, isActive: true, role: 'carer', colour: 'clay' },
  }),
);
const together = ['p1', 'p2'].map((id) => ({ id, people }));
const pageOf = (items: AgendaItem[]) => ({ household: householdOf(together, items, 'Alex') });
const dinner = { ...milos, key: 'd1', id: 'd1', title: 'Dinner', at: '2026-05-20T17:00:00.000Z' };
const doneBy = (item: AgendaItem, writerId: string): AgendaItem => ({
  ...{ ...item, state: 'done', writerId, doneAt: '2026-05-20T05:35:00.000Z' },
});
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const readStatus = () => screen.getByRole('status').textContent;

function openPage() {
  const items = [breakfast, milos, dinner];
  const { rerender } = renderAgenda(items, pageOf(items));
  return (next: AgendaItem[]) => {
    rerender(inEnglish(next, pageOf(next)));
    advanceTime(0);
  };
}

test('R11.6 another person’s completion is announced once', () => {
  const refreshItems = openPage();
  expect(readStatus()).toBe('');
  refreshItems([breakfast, doneBy(milos, 'Sam'), dinner]);
  expect(readStatus()).toBe('Sam: Breakfast, Milo');
});

test('R11.6 further completions within a minute are announced together afterwards', () => {
  const refreshItems = openPage();
  refreshItems([breakfast, doneBy(milos, 'Sam'), dinner]);
  refreshItems([doneBy(breakfast, 'Sam'), doneBy(milos, 'Sam'), dinner]);
  refreshItems([doneBy(breakfast, 'Sam'), doneBy(milos, 'Sam'), doneBy(dinner, 'Sam')]);
  advanceTime(59_000);
  expect(readStatus()).toBe('Sam: Breakfast, Milo');
  advanceTime(1_001);
  expect(readStatus()).toBe('Sam: Breakfast, Luna. Sam: Dinner, Milo');
});

test('R11.6 own and earlier completions are not announced', () => {
  const refreshItems = openPage();
  refreshItems([doneBy(breakfast, 'Alex'), milos, dinner]);
  refreshItems([doneBy(breakfast, 'Alex'), milos, doneBy({ ...dinner, key: 'n1', id: 'n1' }, 'Sam')]);
  advanceTime(120_000);
  expect(readStatus()).toBe('');
});
