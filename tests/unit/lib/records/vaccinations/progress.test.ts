import type { ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal } from '@/tests/support/doses';

/** Born on a Sunday: 16 weeks old on 2027-01-03, 26 weeks on 2027-03-14. */
const puppy = { dateOfBirth: '2026-09-13', today: '2027-03-21' };

function planAfter(vaccineId: string, givenDays: string[], input: Partial<ScheduleInput> = {}, namedAs = vaccineId) {
  const [type = ''] = vaccineId.split('.');
  const doses = givenDays.map((day) => dose(namedAs, day));
  const pet = someAnimal({ type, extraVaccines: [vaccineId], doses });
  return schedule({ ...pet, ...input }).find((one) => one.vaccineId === vaccineId);
}

test.each([
  ['the day before 16 weeks', '2027-01-02', '2027-01-30', 'youngSeries'],
  ['at 16 weeks', '2027-01-03', '2028-01-03', 'booster'],
  ['after 26 weeks', '2027-03-20', '2028-03-20', 'booster'],
])('R7.3 after a single dose %s, the next rule depends on age', (_, day, due, key) => {
  expect(planAfter('dog.dhp', [day], puppy)).toMatchObject({ due, rule: { key } });
});

// The minimum interval is two weeks, less three days of grace.
test.each([
  ['horse.flu', '2026-06-11', 1],
  ['horse.flu', '2026-06-12', 2],
  ['dog.leish', '2026-06-02', 2],
])('R7.3 doses of %s on 1 June and %s count as: %i', (vaccine, second, count) => {
  const spokenName = vaccine === 'dog.leish' ? 'LetiFend' : vaccine;
  expect(planAfter(vaccine, ['2026-06-01', second], {}, spokenName)?.countedDoses).toHaveLength(count);
});

const lepto = ['2025-03-01', '2025-03-29'];
const rattlesnake = ['2024-03-01', '2024-03-29'];

test.each([
  ['dog.lepto', [...lepto, '2026-03-29'], '2027-03-29', 'repeat'],
  ['dog.lepto', [...lepto, '2026-09-29'], '2027-09-29', 'repeat'],
  ['dog.lepto', [...lepto, '2026-09-30'], '2026-10-28', 'seriesRestarted'],
  ['dog.rattlesnake', [...rattlesnake, '2026-09-30'], '2027-09-30', 'repeat'],
  ['rabbit.rhd', ['2024-09-30', '2024-10-30', '2026-09-30'], '2027-09-30', 'repeat'],
])('R7.3 %s given on %j is due on %s; only lapsed series restart', (vaccine, givenDays, due, key) => {
  expect(planAfter(vaccine, givenDays)).toMatchObject({ due, rule: { key } });
});

test('R7.3 a restarted primary series stays restarted until complete', () => {
  const givenDays = ['2026-01-01', '2026-03-01', '2026-03-22'];
  const second = planAfter('dog.leish', givenDays.slice(0, 2), {}, 'CaniLeish');
  expect(second).toMatchObject({ due: '2026-03-22', rule: { key: 'seriesRestarted' } });
  const third = planAfter('dog.leish', givenDays, {}, 'CaniLeish');
  expect(third).toMatchObject({ due: '2026-04-12', rule: { key: 'seriesRestarted' } });
});

// A dose within twelve weeks belongs to the primary series.
test.each([
  [['2026-01-10', '2026-04-03'], '2027-04-03', 'booster'],
  [['2026-01-10', '2026-04-04'], '2029-04-04', 'repeat'],
  [['2018-01-10', '2019-01-10', '2022-01-10'], '2025-01-10', 'repeat'],
])('R7.3 an adult dog gets one booster: after %j, due %s', (givenDays, due, key) => {
  expect(planAfter('dog.dhp', givenDays)).toMatchObject({ due, rule: { key } });
});
