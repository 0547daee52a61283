import { datedVaccinations, dueVaccinations } from '@/lib/records/vaccinations/due';
import { alreadyChosen, type DueVaccine, isDueNow } from '@/lib/records/vaccinations/due-vaccine';
import { toDueVaccines } from '@/lib/records/vaccinations/to-due-vaccine';
import { dose } from '../../../../support/doses';

const today = '2026-11-21';
const pet = {
  type: 'dog',
  dateOfBirth: '2020-01-01',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  country: null,
  region: null,
  microchippedOn: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: ['dog.lyme'],
  highRisk: false,
};
const rabies = (givenOn: string) => dose('dog.rabies', givenOn);
const datesOf = (doses: ReturnType<typeof dose>[], day = today) =>
  datedVaccinations(pet, doses, day).map(({ vaccineId, due }) => `${vaccineId} ${due}`);

test('R7.3 a vaccine that an adult never received has no date', () => {
  const due = dueVaccinations(pet, [], today).map((one) => `${one.vaccineId} ${one.due}`);

  expect(due).toEqual(['dog.dhp null', 'dog.lyme null', 'dog.rabies null']);
  expect(datesOf([])).toEqual([]);
});

test('R7.3 a vaccine due again every day has no date', () => {
  const young = { ...pet, dateOfBirth: '2026-05-01', extraVaccines: ['dog.cpiv'] };
  const datesOn = (day: string) => dueVaccinations(young, [], day).find(({ vaccineId }) => vaccineId === 'dog.cpiv');

  expect([datesOn(today)?.due, datesOn('2026-11-22')?.due]).toEqual([today, '2026-11-22']);
  expect(datedVaccinations(young, [], today).map(({ vaccineId }) => vaccineId)).not.toContain('dog.cpiv');
});

test.each([
  ['2025-11-20', 'dog.rabies 2026-11-20'],
  ['2025-11-21', 'dog.rabies 2026-11-21'],
  ['2025-11-22', 'dog.rabies 2026-11-22'],
])('R7.3 a dose given on %s has the due date: %s', (givenOn, expected) => {
  expect(datesOf([rabies(givenOn)])).toEqual([expected]);
});

test('R7.3 recomputes dates for another pet, day or list', () => {
  const doses = [rabies('2025-11-21')];
  const first = datedVaccinations(pet, doses, today);

  expect(datedVaccinations(pet, doses, today)).toBe(first);
  expect(datedVaccinations({ ...pet, deceasedOn: '2026-11-20' as never }, doses, today)).toEqual([]);
  expect(datedVaccinations(pet, doses, '2026-11-22')).not.toBe(first);
  expect(datedVaccinations({ ...pet }, doses, '2026-11-22')).not.toBe(first);
  const onDay = (day: string) => datedVaccinations(pet, doses, day).find(({ vaccineId }) => vaccineId === 'dog.rabies');
  expect([onDay(today)?.status, onDay('2026-11-22')?.status]).toEqual(['due_soon', 'overdue']);
});

const dueVaccine = (status: DueVaccine['status']): DueVaccine => ({
  ...{ id: status, name: status, short: status, shape: 'oval', dueOn: null, isEstimated: false, status },
});

test('R7.3 a form first offers vaccinations due soon, overdue or lapsed', () => {
  const all = (['upcoming', 'due_soon', 'overdue', 'lapsed', 'undated'] as const).map(dueVaccine);
  expect(all.filter(isDueNow).map(({ id }) => id)).toEqual(['due_soon', 'overdue', 'lapsed']);
});

test('R7.3 a form preselects the only overdue vaccination', () => {
  const overdue = dueVaccine('overdue');
  expect(alreadyChosen([dueVaccine('due_soon'), overdue, dueVaccine('lapsed')])).toBe(overdue);
  expect([alreadyChosen([]), alreadyChosen([dueVaccine('lapsed')]), alreadyChosen([overdue, overdue])]).toEqual([
    null,
    null,
    null,
  ]);
});

test('R7.3 forms name due vaccinations in the reader’s language', () => {
  const plannedVaccines = dueVaccinations(pet, [dose('Corona', '2026-10-01', { nextDueOn: '2027-10-01' })], today);
  const [spanish, english] = [toDueVaccines(plannedVaccines, 'es'), toDueVaccines(plannedVaccines, 'en')];

  expect(english.find(({ id }) => id === 'dog.rabies')).toMatchObject({ short: 'Rabies', shape: 'circle' });
  expect(spanish.find(({ id }) => id === 'dog.rabies')?.short).toBe('Rabia');
  expect(english.find(({ id }) => id === 'Corona')).toEqual({
    ...{ id: 'Corona', name: 'Corona', short: 'Corona', shape: 'oval' },
    ...{ dueOn: '2027-10-01', isEstimated: false, status: 'upcoming' },
  });
});
