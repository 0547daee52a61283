import { instantFromJson } from '@/lib/core/time/dates';
import { stockOf } from '@/lib/records/medications/stock';
import { apoquel } from '../../../components/records/medications/a-medication';

const at = instantFromJson('2026-05-20T10:00:00Z');
const daily = { ...apoquel, frequency: 'SID' as const, timeZone: 'UTC' };
const stock = (change: object) => stockOf({ ...daily, ...change }, '2026-05-20', at);

test.each([
  ['a week’s', true, { stockDoses: 7 }],
  ['more than a week’s', false, { stockDoses: 8 }],
  ['exactly the refill level', true, { stockDoses: 3, refillBelow: 3 }],
  ['more than the refill level', false, { stockDoses: 4, refillBelow: 3 }],
  ['less than a high refill level', true, { stockDoses: 15, refillBelow: 20 }],
  ['none, as needed', true, { frequency: 'PRN', stockDoses: 0 }],
  ['half a dose, as needed', false, { frequency: 'PRN', stockDoses: 0.5 }],
])('R7.3 a stock of %s needs a refill: %s', (_, refill, change) => {
  expect(stock(change)?.refill).toBe(refill);
});

test.each([
  [{ stockDoses: 60 }, '2026-07-19'],
  [{ stockDoses: 61 }, null],
  [{ stockDoses: 0, frequency: 'PRN' }, null],
])('R7.3 a box with %j runs out on %s', (change, day) => {
  expect(stock(change)?.runsOutOn).toBe(day);
});

test.each([
  ['as many as days', true, { stockDoses: 3, endsOn: '2026-05-23' }],
  ['one fewer than days', false, { stockDoses: 2, endsOn: '2026-05-23' }],
  ['few for a course of two hundred years', false, { stockDoses: 3, endsOn: '2200-12-31' }],
  ['one for a last month', true, { frequency: 'QMO', startsOn: '2026-03-18', stockDoses: 1, endsOn: '2026-07-17' }],
  ['one for two months', false, { frequency: 'QMO', startsOn: '2026-03-18', stockDoses: 1, endsOn: '2026-07-18' }],
  ['one for many months', false, { frequency: 'QMO', startsOn: '2026-03-25', stockDoses: 1, endsOn: '2200-12-31' }],
  ['none, with no dose ahead', true, { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0, endsOn: '2026-05-25' }],
  [
    'none, with one dose ahead',
    false,
    { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0, endsOn: '2026-05-26' },
  ],
  ['all of a course next month', true, { startsOn: '2026-06-20', stockDoses: 5, endsOn: '2026-06-24' }],
  ['all but one of a course next month', false, { startsOn: '2026-06-20', stockDoses: 4, endsOn: '2026-06-24' }],
  ['some, as needed', false, { frequency: 'PRN', stockDoses: 5, endsOn: '2026-05-23' }],
  ['ten thousand years’, without an end', false, { frequency: 'QYR', stockDoses: 10_000 }],
  ['ten thousand years’, with an end', true, { frequency: 'QYR', stockDoses: 10_000, endsOn: '2200-12-31' }],
])('R7.3 %s: the box lasts until the end of the course: %s', (_, enough, change) => {
  expect(stock(change)?.enough).toBe(enough);
});

test('R7.3 a box that lasts until the end needs no refill', () => {
  const last = { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0 };
  expect(stock({ ...last, endsOn: '2026-05-25' })).toMatchObject({ refill: false, runsOutOn: null });
  expect(stock({ ...last, endsOn: '2026-05-26' })).toMatchObject({ refill: true, runsOutOn: '2026-05-20' });
});
