import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import { stockItems } from '@/lib/overviews/agenda/stock-items';
import { doseItems } from '@/lib/overviews/agenda/task-items';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

/** 12:00 in Madrid. */
const noon = new Date('2026-05-20T10:00:00Z');
const itemsOf = (change: Partial<CheckedMedication>) =>
  stockItems(anAgendaPet({ medications: [{ ...apoquel, ...change }] }), noon);

test.each([
  ['without a stock count', {}, []],
  ['plenty', { stockDoses: 100 }, []],
  ['with a week’s stock', { stockDoses: 15 }, ['today 2026-05-20 15', 'ahead 2026-05-27 15']],
  ['more than a week', { stockDoses: 16 }, []],
  ['at the chosen refill level', { stockDoses: 40, refillBelow: 40 }, ['today 2026-05-20 40']],
  ['above the refill level but soon empty', { stockDoses: 5, refillBelow: 2 }, ['ahead 2026-05-22 5']],
  ['empty', { stockDoses: 0 }, ['today 2026-05-20 0']],
  ['as needed', { frequency: 'PRN', stockDoses: 2, refillBelow: 3 }, ['today 2026-05-20 2']],
  ['over', { stockDoses: 0, endsOn: '2026-05-19' }, []],
  ['begun today', { stockDoses: 0, startsOn: '2026-05-20' }, ['today 2026-05-20 0']],
  ['not begun', { stockDoses: 0, startsOn: '2026-05-21' }, []],
] as const)('R11.4 low stock is shown on Today, %s', (_, change, expected) => {
  expect(itemsOf(change).map(({ place, day, left }) => `${place} ${day} ${left}`)).toEqual(expected);
});

test('R11.4 low stock needs attention', () => {
  const { tasks, attention, ahead } = arrangeAgenda(itemsOf({ stockDoses: 3 }));
  expect([tasks, attention.length, ahead.length]).toEqual([[], 1, 1]);
});

test('R11.4 a repeated dose stays visible with its reason', () => {
  const doses = [
    givenAt('08:00', { scheduledFor: null, reason: 'Spat it out', by: 'Sam' }),
    givenAt('06:10', { scheduledFor: '2026-05-20T06:00:00.000Z' }),
  ];
  const items = doseItems(anAgendaPet({ medications: [apoquel], doses }), noon);
  expect(items.filter(({ place }) => place === 'today').map(({ repeat }) => repeat)).toEqual([
    { by: 'Sam', at: '2026-05-20T08:00:00.000Z', reason: 'Spat it out' },
    null,
  ]);
});
