import { instantFromJson } from '@/lib/core/time/dates';
import { stockOf } from '@/lib/records/medications/stock';
import { apoquel } from '../../../components/records/medications/a-medication';

/** Today's dose was at eight. */
const at = instantFromJson('2026-05-20T10:00:00Z');
const daily = { ...apoquel, frequency: 'SID' as const, timeZone: 'UTC' };
const stock = (change: object) => stockOf({ ...daily, ...change }, '2026-05-20', at);

test.each([
  ['a week’s', { stockDoses: 7 }, true],
  ['more than a week’s', { stockDoses: 8 }, false],
  ['as many as were said', { stockDoses: 3, refillBelow: 3 }, true],
  ['more than were said', { stockDoses: 4, refillBelow: 3 }, false],
  ['fewer than were said, of many', { stockDoses: 15, refillBelow: 20 }, true],
  ['none, as needed', { frequency: 'PRN', stockDoses: 0 }, true],
  ['half a dose, as needed', { frequency: 'PRN', stockDoses: 0.5 }, false],
])('R7.3 with %s left it is time to refill: %3$s', (_, change, refill) => {
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
  ['as many as days', { stockDoses: 3, endsOn: '2026-05-23' }, true],
  ['one fewer than days', { stockDoses: 2, endsOn: '2026-05-23' }, false],
  ['few for a course of two hundred years', { stockDoses: 3, endsOn: '2200-12-31' }, false],
  ['one for a last month', { frequency: 'QMO', startsOn: '2026-03-18', stockDoses: 1, endsOn: '2026-07-17' }, true],
  ['one for two months', { frequency: 'QMO', startsOn: '2026-03-18', stockDoses: 1, endsOn: '2026-07-18' }, false],
  ['one for many months', { frequency: 'QMO', startsOn: '2026-03-25', stockDoses: 1, endsOn: '2200-12-31' }, false],
  ['none, with no dose ahead', { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0, endsOn: '2026-05-25' }, true],
  [
    'none, with one dose ahead',
    { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0, endsOn: '2026-05-26' },
    false,
  ],
  ['all of a course next month', { startsOn: '2026-06-20', stockDoses: 5, endsOn: '2026-06-24' }, true],
  ['all but one of a course next month', { startsOn: '2026-06-20', stockDoses: 4, endsOn: '2026-06-24' }, false],
  ['some, as needed', { frequency: 'PRN', stockDoses: 5, endsOn: '2026-05-23' }, false],
  ['ten thousand years’, without an end', { frequency: 'QYR', stockDoses: 10_000 }, false],
  ['ten thousand years’, with an end', { frequency: 'QYR', stockDoses: 10_000, endsOn: '2200-12-31' }, true],
])('R7.3 %s: the box lasts until the end: %3$s', (_, change, enough) => {
  expect(stock(change)?.enough).toBe(enough);
});

test('R7.3 a box that lasts until the end asks for no refill', () => {
  const last = { frequency: 'QWK', startsOn: '2026-05-19', stockDoses: 0 };
  expect(stock({ ...last, endsOn: '2026-05-25' })).toMatchObject({ refill: false, runsOutOn: null });
  expect(stock({ ...last, endsOn: '2026-05-26' })).toMatchObject({ refill: true, runsOutOn: '2026-05-20' });
});
