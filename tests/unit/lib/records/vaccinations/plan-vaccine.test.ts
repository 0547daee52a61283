import { findVaccine, sourceTitles, type Vaccine } from '@/lib/records/vaccinations/catalogue';
import { planVaccine, statusOf } from '@/lib/records/vaccinations/plan-vaccine';
import type { ScheduleDose, ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal, someDog } from '@/tests/support/doses';

/** Born on a Sunday: 6 weeks old on 2026-10-25, 8 weeks on 2026-11-08, 16 weeks on 2027-01-03. */
const puppy = { dateOfBirth: '2026-09-13' };

function plan(vaccineId: string, input: Partial<ScheduleInput>) {
  const [type = ''] = vaccineId.split('.');
  const pet = someAnimal({ type, extraVaccines: [vaccineId] });
  return schedule({ ...pet, ...input }).find((one) => one.vaccineId === vaccineId);
}
const days = (vaccine: string, ...givenDays: string[]) => givenDays.map((day) => dose(vaccine, day));
const lepto = (...givenDays: string[]) => days('dog.lepto', ...givenDays);
const leptoBy = (nextDueOn: string) => [dose('dog.lepto', '2026-11-01', { nextDueOn })];

type Window = [string, string, Partial<ScheduleInput>, string, string, string | null];

// biome-ignore format: a case is a line
const windows: Window[] = [
  ['a puppy without a dose', 'dog.dhp', puppy, '2026-10-25', '2026-11-08', '2027-01-03'],
  ['a puppy with one', 'dog.dhp', { ...puppy, doses: days('dog.dhp', '2026-11-10') }, '2026-11-24', '2026-12-08', '2026-12-08'],
  ['a booster that never lapses', 'dog.dhp', { doses: days('dog.dhp', '2026-01-10') }, '2026-01-24', '2027-01-10', null],
  ['a second of two doses', 'dog.lepto', { doses: lepto('2026-11-01') }, '2026-11-15', '2026-11-29', '2026-11-29'],
  ['a booster that lapses after six months', 'dog.lepto', { doses: lepto('2026-10-01', '2026-10-29') }, '2026-11-12', '2027-10-29', '2028-04-29'],
  ['a vet’s date after the longest interval', 'dog.lepto', { doses: leptoBy('2027-03-01') }, '2026-11-15', '2027-03-01', '2027-03-01'],
  ['a vet’s date before the shortest interval', 'dog.lepto', { doses: leptoBy('2026-11-08') }, '2026-11-08', '2026-11-08', '2026-11-29'],
  ['several doses without an interval', 'horse.flu', { doses: days('horse.flu', '2026-06-01') }, '2026-06-15', '2026-06-29', null],
  ['a vaccine of one dose', 'dog.leish', { doses: days('LetiFend', '2026-06-01') }, '2026-06-02', '2027-06-01', null],
];

test.each(windows)('R7.3 the window of %s', (_, vaccineId, input, earliest, due, until) => {
  expect(plan(vaccineId, input)).toMatchObject({ earliest, due, window: { from: earliest, until } });
});

test('R7.3 a vaccine without repeats has no next date, however late given', () => {
  const once: Vaccine = { ...(findVaccine('dog.lyme') as Vaccine), booster: {}, repeat: {} };
  const givenDoses = ['2020-01-01', '2020-01-29', '2026-01-01'].map((day) => ({
    ...{ day, ids: [day], called: '', validUntil: null, nextDueOn: null },
  }));
  for (const doses of [givenDoses.slice(0, 2), givenDoses]) {
    const undatedPlan = {
      due: null,
      status: 'undated',
      earliest: null,
      window: null,
      legallyDueBy: null,
      lastDoseStatus: { kind: 'noEndDate' },
    };
    expect(planVaccine(once, someDog, doses)).toMatchObject({ ...undatedPlan, rule: { key: 'repeat' } });
  }
  expect(statusOf(null, '2026-01-01', 'P6M')).toBe('undated');
});

// Madrid requires a rabies dose each year.
test.each([
  ['2026-11-30', null],
  ['2026-12-01', null],
  ['2026-12-02', '2026-12-01'],
])('R7.3 with a vet’s date of %s, the legal due date is %s', (validUntil, legallyDueBy) => {
  const doses: ScheduleDose[] = [dose('dog.rabies', '2025-12-01', { validUntil })];
  expect(plan('dog.rabies', { region: 'ES-MD', doses })).toMatchObject({ due: validUntil, legallyDueBy });
});

test('R7.3 a puppy dose after one with an end leads to the booster', () => {
  const doses: ScheduleDose[] = [
    dose('dog.dhp', '2026-03-01', { validUntil: '2027-03-01' }),
    dose('dog.dhp', '2026-05-28'),
  ];
  expect(plan('dog.dhp', { dateOfBirth: '2026-01-01', doses })).toMatchObject({ due: '2026-07-02' });
});

test('R7.3 names a regional law as source if it determines the date', () => {
  const doses = days('dog.rabies', '2024-11-01', '2025-12-01');
  const [law = ''] = sourceTitles(['ES-RAB']);
  const sourcesIn = (region: string) => plan('dog.rabies', { region, doses })?.sources;
  const guidelines = sourceTitles(findVaccine('dog.rabies')?.sources ?? []);
  expect(sourcesIn('ES-MD')).toEqual([law, ...guidelines]);
  expect(sourcesIn('ES-AR')).toEqual(guidelines);
  expect(plan('dog.rabies', { region: 'ES-MD', doses })?.legallyDueBy).toBeNull();
});

test.each([
  [[], null, null],
  [['2026-06-01'], null, '2026-06-01'],
  [['2026-06-01', '2026-06-05'], '2026-06-05', '2026-06-01'],
  [['2026-06-01', '2026-06-05', '2026-06-07'], '2026-06-07', '2026-06-01'],
  [['2026-06-01', '2026-06-05', '2026-06-29'], null, '2026-06-29'],
])('R7.3 of doses on %j, the last one was too early: %s', (givenDays, tooEarlyOn, lastGivenOn) => {
  expect(plan('dog.lepto', { doses: lepto(...givenDays) })).toMatchObject({ tooEarlyOn, lastGivenOn });
});

test('R7.3 doses given only at too young an age count as too early', () => {
  const early = plan('dog.dhp', { ...puppy, doses: days('dog.dhp', '2026-10-01', '2026-10-08') });
  expect(early).toMatchObject({ tooEarlyOn: '2026-10-08', lastGivenOn: null });
});
