import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { isDueNow } from '@/lib/records/vaccinations/due-vaccine';
import { statusOf } from '@/lib/records/vaccinations/plan-vaccine';
import type { ScheduleDose, ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { firstRabiesDay, lastPrimaryDay, primaryValidFrom } from '@/lib/records/vaccinations/rabies-validity';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import { isBeforeChip } from '@/lib/records/vaccinations/travel';
import { dose, someAnimal } from '@/tests/support/doses';

const hamster = {
  ...{
    type: 'hamster',
    dateOfBirth: null,
    deceasedOn: null,
    vaccineProfile: 'wsava' as const,
    country: null,
    region: null,
  },
  ...{ microchippedOn: null, createdAt: '2026-01-01T12:00:00.000Z', extraVaccines: [], highRisk: false },
};
const planOf = (vaccine: string, input: Partial<ScheduleInput>) =>
  schedule(someAnimal({ ...input })).find(({ vaccineId }) => vaccineId === vaccine);

// See `statuses` in vaccines.json. Protection against leptospirosis lapses after P6M.
test.each([
  ['2028-02-29', '2028-01-29', 'upcoming'],
  ['2028-02-29', '2028-01-30', 'due_soon'],
  ['2028-02-29', '2028-02-28', 'due_soon'],
  ['2028-02-29', '2028-02-29', 'due_soon'],
  ['2028-02-29', '2028-03-01', 'overdue'],
  ['2026-03-01', '2026-01-29', 'upcoming'],
  ['2026-03-01', '2026-01-30', 'due_soon'],
  ['2026-03-01', '2026-03-01', 'due_soon'],
  ['2026-03-01', '2026-03-02', 'overdue'],
  ['2026-08-31', '2027-02-28', 'overdue'],
  ['2026-08-31', '2027-03-01', 'lapsed'],
  ['2027-08-31', '2028-02-28', 'overdue'],
  ['2027-08-31', '2028-02-29', 'overdue'],
  ['2027-08-31', '2028-03-01', 'lapsed'],
])('R7.3 a vaccination due on %s has on %s the status %s', (due, today, status) => {
  expect(statusOf(due, today, 'P6M')).toBe(status);
  expect(statusOf(due, today, undefined)).toBe(status === 'lapsed' ? 'overdue' : status);
  expect(isDueNow({ status: statusOf(due, today, 'P6M') })).toBe(status !== 'upcoming');
});

// Six weeks after January 18 is February 29 in 2028 and March 1 in 2026.
test.each([
  ['2028-01-18', '2028-02-28', 0],
  ['2028-01-18', '2028-02-29', 1],
  ['2028-01-18', '2028-03-01', 1],
  ['2026-01-18', '2026-02-28', 0],
  ['2026-01-18', '2026-03-01', 1],
])('R7.3 born on %s, a dose given on %s counts %i times', (dateOfBirth, givenOn, count) => {
  const doses = [dose('dog.dhp', givenOn)];
  const plan = planOf('dog.dhp', { dateOfBirth, addedOn: dateOfBirth, doses, today: '2028-03-10' });
  expect(plan?.countedDoses).toHaveLength(count);
  expect(plan?.tooEarlyDoses).toHaveLength(1 - count);
});

// The minimum interval is two weeks, less three days of grace.
test.each([
  ['2028-02-18', '2028-02-28', 1],
  ['2028-02-18', '2028-02-29', 2],
  ['2028-02-18', '2028-03-01', 2],
  ['2026-02-18', '2026-02-28', 1],
  ['2026-02-18', '2026-03-01', 2],
])('R7.3 after a dose on %s, another on %s gives %i counted doses', (first, second, count) => {
  const doses = [dose('dog.lepto', first), dose('dog.lepto', second)];
  expect(planOf('dog.lepto', { doses, today: second, extraVaccines: ['dog.lepto'] })?.countedDoses).toHaveLength(count);
});

// A gap of more than twice four weeks restarts the series (algorithm, step 6).
test.each([
  ['2028-01-04', '2028-02-28', 'booster'],
  ['2028-01-04', '2028-02-29', 'booster'],
  ['2028-01-04', '2028-03-01', 'seriesRestarted'],
  ['2026-01-04', '2026-03-01', 'booster'],
  ['2026-01-04', '2026-03-02', 'seriesRestarted'],
])('R7.3 after a first dose on %s, one on %s means: %s', (first, second, key) => {
  const doses = [dose('dog.lepto', first), dose('dog.lepto', second)];
  expect(planOf('dog.lepto', { doses, today: second, extraVaccines: ['dog.lepto'] })?.rule.key).toBe(key);
});

test.each([
  ['dog.dhp', ['2024-02-29', '2025-03-01'], '2028-03-01'],
  ['dog.dhp', ['2027-02-28', '2028-02-29'], '2031-02-28'],
  ['dog.lepto', ['2028-02-01', '2028-02-29'], '2029-02-28'],
  ['dog.rabies', ['2027-02-28', '2028-02-29'], '2029-02-28'],
])('R7.3 %s given on %j is due again on %s', (vaccine, givenDays, due) => {
  const doses = givenDays.map((day) => dose(vaccine, day));
  expect(planOf(vaccine, { doses, today: '2028-03-10', extraVaccines: [vaccine] })?.due).toBe(due);
});

test.each([
  ['2029-02-27', true],
  ['2029-02-28', false],
  ['2029-03-01', false],
])('R7.3 a cat born on 29 February 2028 is young on %s: %p', (today, isYoung) => {
  const plan = planOf('cat.felv', { type: 'cat', dateOfBirth: '2028-02-29', addedOn: '2028-03-01', today });
  expect(plan !== undefined).toBe(isYoung);
});

test.each(['2029-02-28', '2029-03-01', '2050-01-01'])(
  'R7.11 an overdue recorded date is still listed on %s',
  (today) => {
    const doses = [dose('Corona', '2027-01-01', { nextDueOn: '2028-02-29' })];
    expect(dueVaccinations(hamster, doses, today)).toMatchObject([{ due: '2028-02-29', status: 'overdue' }]);
  },
);

const stampOf = (doses: ScheduleDose[], today: string, pet: Partial<ScheduleInput> = {}) => {
  const plannedVaccines = schedule(someAnimal({ ...pet, doses, today }));
  return doseStamps(doses, plannedVaccines, today).at(-1);
};

test.each([
  ['2028-01-29', 'valid'],
  ['2028-01-30', 'boosterDue'],
  ['2028-02-29', 'boosterDue'],
  ['2028-03-01', 'expired'],
])('R7.3 on %s, a stamp valid until 29 February reads: %s', (today, kind) => {
  const own = dose('Corona', '2027-01-01', { validUntil: '2028-02-29' });
  expect(stampOf([own], today, { type: 'hamster' })?.status.kind).toBe(kind);
});

// Twelve weeks after December 7, 2027 is February 29.
test.each([
  ['2028-02-28', 'firstDose'],
  ['2028-02-29', 'firstDose'],
  ['2028-03-01', 'renewed'],
])('R7.3 with a next dose on %s, the first dose becomes: %s', (next, word) => {
  expect(stampOf([dose('dog.rabies', '2027-12-07'), dose('dog.rabies', next)], '2028-03-10')?.status).toEqual({
    kind: 'superseded',
    was: word,
  });
});

test.each([
  ['2028-02-08', '2028-02-29'],
  ['2028-02-09', '2028-03-01'],
  ['2028-02-10', '2028-03-02'],
  ['2026-02-08', '2026-03-01'],
  ['2026-10-31', '2026-11-21'],
])('R13.7 a first rabies dose given on %s is accepted from %s', (givenOn, day) => {
  expect(primaryValidFrom(givenOn)).toBe(day);
  expect(lastPrimaryDay(day)).toBe(givenOn);
});

test('R13.7 twelve weeks of age count days, regardless of the month', () => {
  const births = ['2027-12-06', '2027-12-07', '2027-12-08', '2025-12-07'];
  expect(births.map(firstRabiesDay)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01', '2026-03-01']);
});

test.each([
  ['2028-02-28', true],
  ['2028-02-29', false],
  ['2028-03-01', false],
])('R13.7 a dose on %s predates a chip of 29 February: %p', (givenOn, expected) => {
  expect(isBeforeChip({ type: 'dog', microchippedOn: '2028-02-29' }, givenOn)).toBe(expected);
});
