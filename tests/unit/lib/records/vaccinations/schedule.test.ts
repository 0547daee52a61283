import type { ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal } from '../../../../support/doses';

/** Born on a Sunday: 6 weeks old on 2026-10-25, 8 on 2026-11-08, 16 on 2027-01-03, 26 on 2027-03-14. */
const birthday = '2026-09-13';

function plan(vaccineId: string, input: Partial<ScheduleInput>) {
  const [type = ''] = vaccineId.split('.');
  return schedule(someAnimal({ type, ...input })).find((one) => one.vaccineId === vaccineId);
}
const days = (vaccine: string, ...givenDays: string[]) => givenDays.map((day) => dose(vaccine, day));

const dhp = (...givenDays: string[]) => days('dog.dhp', ...givenDays);

const ids = (input: Partial<ScheduleInput>) =>
  schedule(someAnimal({ ...input }))
    .map(({ vaccineId }) => vaccineId)
    .sort();

test('R7.3 plans core vaccines, and others on request or once given', () => {
  expect(ids({})).toEqual(['dog.dhp', 'dog.rabies']);
  expect(ids({ region: 'ES-CT' })).toEqual(['dog.dhp']);
  expect(ids({ region: 'ES-CT', profile: 'aaha' })).toEqual(['dog.dhp', 'dog.lepto', 'dog.rabies']);
  expect(ids({ extraVaccines: ['dog.lyme'] })).toEqual(['dog.dhp', 'dog.lyme', 'dog.rabies']);
  expect(ids({ doses: days('L4', '2026-01-01') })).toContain('dog.lepto');
  expect(ids({ doses: days('L4', '2020-01-01') })).toContain('dog.lepto');
  expect(ids({ type: 'cat' })).toEqual(['cat.rabies', 'cat.rcp']);
  expect(ids({ type: 'cat', highRisk: true })).toContain('cat.felv');
  expect(ids({ type: 'rabbit', doses: days('rabbit.myxo-rhd', '2026-01-01') })).toEqual(['rabbit.myxo-rhd']);
  expect(ids({ type: 'rabbit', doses: days('Filavac', '2026-01-01') })).toEqual(['rabbit.myxo-rhd', 'rabbit.rhd']);
  expect(ids({ type: 'ferret' })).toEqual(['ferret.cdv', 'ferret.rabies']);
  expect(ids({ type: 'horse' })).toEqual(['horse.rabies', 'horse.tetanus', 'horse.wnv']);
});

test('R7.12 the country determines the core vaccines', () => {
  expect(ids({ country: 'US', region: 'US-CA' })).toEqual(['dog.dhp', 'dog.lepto', 'dog.rabies']);
  expect(ids({ country: 'GB' })).toEqual(['dog.dhp']);
  expect(ids({ country: 'GB', type: 'cat' })).toEqual(['cat.rcp']);
  expect(ids({ country: 'GB', doses: days('dog.rabies', '2025-01-01') })).toEqual(['dog.dhp', 'dog.rabies']);
  expect(ids({ country: 'DE' })).toEqual(['dog.dhp', 'dog.rabies']);
  expect(ids({ country: 'GB', type: 'horse' })).toEqual(['horse.flu', 'horse.tetanus']);
  expect(ids({ country: 'ES', type: 'horse' })).toEqual(['horse.flu', 'horse.tetanus']);
  expect(ids({ country: 'US', type: 'horse' })).toEqual(['horse.rabies', 'horse.tetanus', 'horse.wnv']);
});

test.each([
  ['GB', '2028-06-01'],
  ['US', '2027-06-01'],
])('R7.12 in %s a horse’s next tetanus booster is due on %s', (country, due) => {
  const doses = days('horse.tetanus', '2024-01-10', '2024-02-14', '2025-02-14', '2026-06-01');
  expect(plan('horse.tetanus', { country, dateOfBirth: '2015-01-01', doses })?.due).toBe(due);
});

test('R7.3 plans only one of two interchangeable vaccines', () => {
  const both = ['dog.bordetella.in', 'dog.bordetella.inj'];
  expect(ids({ extraVaccines: both })).not.toContain('dog.bordetella.in');
  const nasal = days('dog.bordetella.in', '2026-05-01');
  expect(ids({ extraVaccines: both, doses: nasal })).not.toContain('dog.bordetella.inj');
});

test.each(['guinea_pig', 'hamster', 'bird', 'reptile', 'fish', 'other'])('R7.3 nothing is due for a %s', (type) => {
  expect(ids({ type, doses: days('Rabies', '2026-01-01') })).toEqual([]);
});

test('R7.3 nothing is due for a pet that has died', () => {
  expect(schedule(someAnimal({ deceasedOn: '2026-01-01' }))).toEqual([]);
});

test('R7.3 shows early doses without counting them, with three days of tolerance', () => {
  const puppy = { dateOfBirth: birthday };
  const early = plan('dog.dhp', { ...puppy, doses: dhp('2026-10-24') });
  expect(early).toMatchObject({ due: '2026-11-08', tooEarlyDoses: ['dog.dhp@2026-10-24'], countedDoses: [] });
  const second = plan('dog.dhp', { ...puppy, doses: dhp('2026-11-08', '2026-11-18') });
  expect(second).toMatchObject({ due: '2026-12-06', tooEarlyDoses: ['dog.dhp@2026-11-18'] });
  expect(plan('dog.dhp', { ...puppy, doses: dhp('2026-11-08', '2026-11-19') })?.tooEarlyDoses).toEqual([]);
});

test.each([
  ['Nobivac DHPPi + L4', ['dog.dhp', 'dog.lepto']],
  ['Versican Plus DHPPi/L4R', ['dog.dhp', 'dog.lepto', 'dog.rabies']],
  ['Vacuna antirrábica', ['dog.rabies']],
  ['Moquillo, hepatitis, parvovirus (DHP/DHPPi)', ['dog.dhp']],
  ['moquillo + hepatitis + parvo', ['dog.dhp']],
  ['parvo', []],
  ['Tos de las perreras', ['dog.bordetella.in']],
  ['Pneumodog', ['dog.bordetella.inj']],
  ['Corona', []],
])('R7.3 “%s” counts for %j', (vaccine, expected) => {
  const countedVaccines = schedule(someAnimal({ doses: days(vaccine, '2026-06-01') }));
  expect(
    countedVaccines
      .filter(({ countedDoses }) => countedDoses.length > 0)
      .map(({ vaccineId }) => vaccineId)
      .sort(),
  ).toEqual(expected);
});

test('R7.3 recognizes “trivalente”, FVRCP and single antigens for cats', () => {
  for (const vaccine of ['Trivalente', 'Purevax RCP FeLV', 'FVRCP']) {
    expect(plan('cat.rcp', { doses: days(vaccine, '2026-06-01') })?.countedDoses).toHaveLength(1);
  }
  const listedDose = dose('Own words', '2026-06-01', { antigens: ['Panleukopenia', 'FHV-1', 'Calicivirus'] });
  expect(plan('cat.rcp', { doses: [listedDose] })?.countedDoses).toEqual([listedDose.id]);
});

test('R7.3 keeps a vet’s date and adds the regional legal date', () => {
  const doses = [dose('dog.rabies', '2025-12-01', { validUntil: '2028-12-01' })];
  expect(plan('dog.rabies', { region: 'ES-MD', doses })).toMatchObject({
    due: '2028-12-01',
    legallyDueBy: '2026-12-01',
  });
  expect(plan('dog.rabies', { doses })?.legallyDueBy).toBeNull();
});
