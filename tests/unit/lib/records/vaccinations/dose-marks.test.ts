import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { dose } from '../../../../support/doses';

/** Born on a Sunday: 6 weeks old on 2026-10-25, 8 weeks on 2026-11-08, 12 weeks on 2026-12-06. */
const puppy = {
  type: 'dog',
  dateOfBirth: '2026-09-13',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  country: null,
  region: null,
  microchippedOn: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: [],
  highRisk: false,
};
const marksOf = (doses: Parameters<typeof withMarks>[1], pet: Partial<typeof puppy> = {}) =>
  withMarks({ ...puppy, ...pet }, doses).map(({ tooEarly }) =>
    tooEarly.map(({ vaccineId, reason, countsFrom }) => [vaccineId, reason, countsFrom].join(' ')),
  );

test('R7.3 a dose given too early names its rule and first valid date', () => {
  expect(marksOf([dose('DHPPi + L4', '2026-10-20')])).toEqual([['dog.dhp age 2026-10-25', 'dog.lepto age 2026-11-08']]);
  expect(marksOf([dose('dog.dhp', '2026-11-18'), dose('dog.dhp', '2026-11-08')])).toEqual([
    ['dog.dhp interval 2026-11-22'],
    [],
  ]);
});

test.each([
  ['dog', 'dog.lepto', ['2026-10-20'], 'WSAVA 2024'],
  ['horse', 'horse.eewee', ['2026-10-20', '2026-10-25'], 'our own minimum of two weeks between doses'],
])('R7.11 a %s’s early dose of %s names its guideline', (type, vaccine, days, name) => {
  const pet = { ...puppy, type, dateOfBirth: type === 'horse' ? '2026-04-01' : puppy.dateOfBirth };
  const marks = withMarks(
    pet,
    days.map((day) => dose(vaccine, day)),
  ).flatMap(({ tooEarly }) => tooEarly);
  expect(marks.map(({ guideline }) => guideline.en)).toEqual([name]);
});

test('R7.3 the rule also covers unplanned vaccines and deceased pets', () => {
  const lyme = [dose('dog.lyme', '2026-10-20')];
  const plannedVaccine = dueVaccinations(puppy, lyme, '2026-11-21').find(({ vaccineId }) => vaccineId === 'dog.lyme');
  expect(plannedVaccine).toMatchObject({ due: null, lastDoseStatus: null, tooEarlyOn: '2026-10-20' });
  expect(marksOf(lyme)).toEqual([['dog.lyme age 2026-11-08']]);
  expect(marksOf(lyme, { deceasedOn: '2026-11-01' as never })).toEqual([['dog.lyme age 2026-11-08']]);
  expect(marksOf(lyme, { type: 'hamster' })).toEqual([[]]);
});

test('R7.3 part of a combination follows the rule for the combination', () => {
  // The combined vaccine is licensed from 5 weeks of age, the single RHD vaccine only from 10 weeks.
  const rabbit = [dose('Nobivac Myxo-RHD Plus', '2026-10-25')];
  expect(marksOf(rabbit, { type: 'rabbit' })).toEqual([[]]);
  const again = [...rabbit, dose('Nobivac Myxo-RHD Plus', '2027-10-25')];
  expect(marksOf(again, { type: 'rabbit' })).toEqual([[], []]);
  expect(marksOf([dose('Filavac', '2026-10-25')], { type: 'rabbit' })).toEqual([['rabbit.rhd age 2026-11-22']]);
});

test('R7.3 rabies vaccination before the chip does not count for travel', () => {
  const chippedPuppy = { ...puppy, dateOfBirth: '2020-01-01', microchippedOn: '2026-03-02' as never };
  const doses = [dose('dog.rabies', '2026-03-01'), dose('dog.rabies', '2026-03-02'), dose('dog.dhp', '2026-03-01')];
  const beforeChip = (pet: typeof puppy) => withMarks(pet, doses).map((one) => one.beforeChip);
  expect(beforeChip(chippedPuppy)).toEqual([true, false, false]);
  expect(beforeChip({ ...chippedPuppy, microchippedOn: null })).toEqual([false, false, false]);
  expect(beforeChip({ ...chippedPuppy, type: 'horse' })).toEqual([false, false, false]);

  const [only] = doses.slice(0, 1);
  const plan = dueVaccinations(chippedPuppy, only ? [only] : [], '2026-03-10');
  expect(plan.find(({ vaccineId }) => vaccineId === 'dog.rabies')?.beforeChip).toBe(true);
});

test('R7.3 plan and marks agree on all planned doses', () => {
  const doses = ['2026-10-20', '2026-11-08', '2026-11-12', '2026-12-06'].map((day) => dose('dog.dhp', day));
  const plannedVaccine = dueVaccinations(puppy, doses, '2026-12-10').find(({ vaccineId }) => vaccineId === 'dog.dhp');
  const markedDoses = withMarks(puppy, doses).filter(({ tooEarly }) => tooEarly.length > 0);
  expect(markedDoses.map(({ id }) => id)).toEqual(plannedVaccine?.tooEarlyDoses);
});
