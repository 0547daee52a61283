import type { ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal } from '../../../../support/doses';

function plan(vaccineId: string, input: Partial<ScheduleInput>) {
  const [type = ''] = vaccineId.split('.');
  return schedule(someAnimal({ type, extraVaccines: [vaccineId], ...input })).find(
    (one) => one.vaccineId === vaccineId,
  );
}

// The first dog is 16 weeks old on 2026-11-15, the end of the puppy doses of distemper. The second is a year old on
// 2026-11-21: from then on, a vaccine without a dose has no due date.
test.each([
  ['dog.dhp', '2026-07-26', '2026-11-14', '2026-11-28'],
  ['dog.dhp', '2026-07-26', '2026-11-15', '2026-12-13'],
  ['dog.dhp', '2026-07-26', '2026-11-16', '2026-12-14'],
  ['dog.rabies', '2025-11-21', '2026-11-20', '2026-12-04'],
  ['dog.rabies', '2025-11-21', '2026-11-21', null],
  ['dog.rabies', '2025-11-21', '2026-11-22', null],
])('R7.3 %s for a dog born %s and entered %s is due %s', (vaccine, dateOfBirth, addedOn, due) => {
  const plannedVaccine = plan(vaccine, { dateOfBirth, addedOn, today: addedOn });
  expect(plannedVaccine).toMatchObject({ due, rule: { key: 'firstDoseLate', step: 4, duration: null } });
});

test.each([
  ['2026-11-20', '2026-02-13', 'firstDose'],
  ['2026-11-21', null, 'firstDoseLate'],
  ['2026-11-22', null, 'firstDoseLate'],
])('R7.3 on %s, a requested vaccine around the first birthday is due %s', (today, due, key) => {
  expect(plan('dog.lyme', { dateOfBirth: '2025-11-21', today })).toMatchObject({ due, rule: { key } });
});

test.each([
  ['dog.dhp', '2026-11-21', '2026-12-05', '2027-01-03'],
  ['dog.dhp', '2026-12-20', '2027-01-03', '2027-01-03'],
  ['dog.dhp', '2026-12-21', '2027-01-04', null],
  ['dog.rabies', '2026-11-21', '2026-12-06', null],
])('R7.3 %s of a puppy entered on %s is due %s, until %s', (vaccine, addedOn, due, until) => {
  const plannedVaccine = plan(vaccine, { dateOfBirth: '2026-09-13', addedOn, today: addedOn });
  expect(plannedVaccine).toMatchObject({ due, window: { until } });
});

test('R7.3 an unknown age has its own rule', () => {
  expect(plan('dog.dhp', {})?.rule).toEqual({ key: 'firstDoseUnknownAge', step: 2, duration: null });
});

test.each(['dog.rabies', 'dog.dhp', 'dog.lepto', 'dog.lyme'])(
  'R7.11 an adult without a dose of %s has no due date',
  (vaccine) => {
    const unknown = { due: null, earliest: null, window: null, status: 'undated', lastDoseStatus: null };
    expect(plan(vaccine, { dateOfBirth: '2020-01-01' })).toMatchObject(unknown);
    expect(plan(vaccine, { dateOfBirth: null })).toMatchObject(unknown);
  },
);

// Entered at six weeks of age, now five months old: too old for the puppy doses, but in its first year.
test.each([
  ['dog.dhp', '2026-08-18'],
  ['dog.rabies', '2026-09-15'],
  ['dog.lyme', '2026-09-15'],
])('R7.3 a young dog without a dose of %s stays due on %s', (vaccine, due) => {
  const young = { dateOfBirth: '2026-06-23', addedOn: '2026-08-04' };
  expect(plan(vaccine, young)).toMatchObject({ due, status: 'overdue' });
});

// The minimum interval is three weeks by AAHA, two by WSAVA, less three days of grace.
test.each([
  ['wsava', '2026-11-20', true],
  ['wsava', '2026-11-21', false],
  ['aaha', '2026-11-27', true],
  ['aaha', '2026-11-28', false],
] as const)('R7.3 by %s, a kitten’s dose on %s is too early: %p', (profile, second, isEarly) => {
  const doses = [dose('cat.rcp', '2026-11-10'), dose('cat.rcp', second)];
  const plannedVaccine = plan('cat.rcp', { profile, dateOfBirth: '2026-09-13', doses });
  expect(plannedVaccine?.tooEarlyDoses).toHaveLength(isEarly ? 1 : 0);
});
