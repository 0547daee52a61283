import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { readHistory } from '@/lib/records/vaccinations/dose-history';
import { dosesToComplete } from '@/lib/records/vaccinations/missing-doses';
import { isSeriesOpen } from '@/lib/records/vaccinations/progress';
import { someAnimal } from '@/tests/support/doses';

type Given = string | { day: string; validUntil?: string; nextDueOn?: string };

function historyOf(vaccineId: string, givenDoses: Given[], dateOfBirth: string | null = '2015-01-01') {
  const vaccine = findVaccine(vaccineId);
  if (!vaccine) throw new Error(vaccineId);
  const doses = givenDoses.map((one) => {
    const dates = typeof one === 'string' ? { day: one } : one;
    return { ids: [dates.day], called: '', validUntil: null, nextDueOn: null, ...dates };
  });
  return readHistory(vaccine, someAnimal({ type: vaccine.species, dateOfBirth }), doses);
}

function daysOf(vaccineId: string, givenDays: string[], from: string, pace: 'planned' | 'earliest', birthday?: string) {
  const { plan, progress } = historyOf(vaccineId, givenDays, birthday);
  return dosesToComplete(plan, progress, from, pace);
}

// biome-ignore format: a case is a line
test.each([
  ['dog.rabies', [], '2026-11-21', ['2026-11-21'], ['2026-11-21']],
  ['dog.rabies', ['2025-12-01'], '2026-11-21', ['2026-11-21'], ['2026-11-21']],
  ['dog.lepto', ['2026-10-01', '2026-10-29'], '2026-11-21', ['2026-11-21'], ['2026-11-21']],
  ['dog.lepto', [], '2026-11-21', ['2026-11-21', '2026-12-19'], ['2026-11-21', '2026-12-05']],
  ['dog.lepto', ['2026-11-01'], '2026-11-21', ['2026-11-29'], ['2026-11-21']],
  ['dog.lepto', ['2026-11-01'], '2026-11-05', ['2026-11-29'], ['2026-11-15']],
  ['dog.lepto', ['2026-11-01'], '2026-12-10', ['2026-12-10'], ['2026-12-10']],
  ['dog.lepto', ['2020-11-01'], '2026-11-21', ['2026-11-21', '2026-12-19'], ['2026-11-21', '2026-12-05']],
  ['horse.flu', ['2026-11-10'], '2026-11-21', ['2026-12-08', '2027-05-08'], ['2026-12-08', '2027-05-08']],
] as const)('R13.6 %s after %j from %s on: %j, or %j', (vaccine, givenDays, from, plannedDays, earliest) => {
  expect(daysOf(vaccine, [...givenDays], from, 'planned')).toEqual(plannedDays);
  expect(daysOf(vaccine, [...givenDays], from, 'earliest')).toEqual(earliest);
});

// Born on a Sunday: 6 weeks old on 2026-10-25, 8 weeks on 2026-11-08, 16 weeks on 2027-01-03.
test.each([
  [[], '2026-10-01', ['2026-10-25', '2026-11-22', '2026-12-20', '2027-01-17']],
  [['2026-11-10'], '2026-11-21', ['2026-12-08', '2027-01-05']],
])('R13.6 a puppy after %j from %s on needs doses until 16 weeks', (givenDays, from, days) => {
  expect(daysOf('dog.dhp', givenDays, from, 'planned', '2026-09-13')).toEqual(days);
});

test.each([
  ['a first dose', 'dog.lepto', ['2026-11-01'], true],
  ['both doses', 'dog.lepto', ['2026-10-01', '2026-10-29'], false],
  ['an end date', 'dog.lepto', [{ day: '2026-11-01', validUntil: '2027-11-01' }], false],
  ['a next date in four weeks', 'dog.lepto', [{ day: '2026-11-01', nextDueOn: '2026-11-29' }], true],
  ['a next date in twelve weeks', 'dog.lepto', [{ day: '2026-11-01', nextDueOn: '2027-01-24' }], true],
  ['a next date after twelve weeks', 'dog.lepto', [{ day: '2026-11-01', nextDueOn: '2027-01-25' }], false],
  ['a next date in a year, of a series by steps', 'horse.flu', [{ day: '2026-11-01', nextDueOn: '2027-11-01' }], true],
  ['a vaccine of one dose', 'dog.rabies', ['2026-11-01'], false],
])('R7.11 with %s the primary series is open: %s %j %p', (_, vaccine, givenDays, isOpen) => {
  const { progress, counted } = historyOf(vaccine, givenDays);
  expect(progress && isSeriesOpen(progress)).toBe(isOpen);
  expect(counted.at(-1)?.isComplete).toBe(!isOpen);
});
