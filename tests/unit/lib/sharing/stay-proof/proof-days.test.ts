import { judgeStay, type StayingPet } from '@/lib/sharing/stay-proof/judge';
import { readPeriod } from '@/lib/sharing/stay-proof/schema';
import { around } from '@/tests/support/clock-changes';
import { dose } from '@/tests/support/doses';

const luna: StayingPet = {
  ...{ type: 'dog', dateOfBirth: '2020-01-10', deceasedOn: null, vaccineProfile: 'wsava', country: null, region: null },
  ...{ extraVaccines: [], highRisk: false, microchippedOn: '2020-03-01', createdAt: '2020-03-01T12:00:00.000Z' },
  ...{ doses: [], treatments: [] },
};
const rules = { name: 'Happy Tails', asOf: '2026-11-03', vaccines: ['dog.rabies'], minDays: 14, note: '' };
const leap = { from: '2028-02-27', until: '2028-03-02', today: '2028-02-01', timeZone: 'UTC' };

test.each([
  ['2028-02-28', [true, true, false, false, false]],
  ['2028-02-29', [true, true, true, false, false]],
  ['2028-03-01', [true, true, true, true, false]],
])('R13.6 a dose until %s is valid on these days around 29 February', (validUntil, days) => {
  const pet = { ...luna, doses: [dose('dog.rabies', '2027-01-10', { validUntil })] };
  expect(judgeStay(pet, { ...rules, treatments: [] }, leap)[0]?.days).toEqual(days);
});

// Counts after 14 days: from February 15, this is February 29 in 2028 and March 1 in 2026.
test.each([
  [leap, '2028-02-15', [false, false, true, true, true]],
  [leap, '2028-02-16', [false, false, false, true, true]],
  [{ ...leap, from: '2026-02-27', until: '2026-03-02' }, '2026-02-15', [false, false, true, true]],
])('R13.6 during %j, a dose given on %s is valid on: %j', (period, givenOn, days) => {
  const pet = { ...luna, doses: [dose('dog.rabies', givenOn, { validUntil: '2030-01-01' })] };
  expect(judgeStay(pet, { ...rules, treatments: [] }, period)[0]?.days).toEqual(days);
});

// Thirty days before March 1 is January 31 in a leap year. The deadline is the start of the stay's first day.
test.each([
  ['Asia/Kathmandu', '2028-01-30T18:15:00.000Z', '2028-03-01T18:15:00.000Z'],
  ['Pacific/Apia', '2028-01-30T11:00:00.000Z', '2028-03-01T11:00:00.000Z'],
  ['America/Santiago', '2028-01-31T03:00:00.000Z', '2028-03-02T03:00:00.000Z'],
])('R13.6 in %s, a treatment counts from %s until just before %s', (timeZone, from, end) => {
  const template = { ...rules, vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 30 }] };
  const period = { ...leap, from: '2028-03-01', timeZone };
  const states = (moment: string) =>
    around(moment).map(
      (givenAt) => judgeStay({ ...luna, treatments: [{ kind: 'worms', givenAt }] }, template, period)[0]?.state,
    );
  expect(states(from)).toEqual(['missing', 'given', 'given']);
  expect(states(end)).toEqual(['given', 'missing', 'missing']);
});

test.each([
  ['2028-02-29', '2028-02-29', true],
  ['2028-02-29', '2028-02-28', false],
  ['2026-02-28', '2026-02-29', false],
  ['2028-02-28', '2028-02-29', true],
])('R13.6 a period from %s to %s is a valid stay: %p', (from, until, isStay) => {
  expect(readPeriod({ from, until }) !== null).toBe(isStay);
});
