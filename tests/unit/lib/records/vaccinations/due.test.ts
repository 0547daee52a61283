import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { dose } from '../../../../support/doses';

const today = '2026-11-21';
const pet = {
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
const givenVaccination = (...of: Parameters<typeof dose>) => dose(...of) as Vaccination;
const dueAfter = (doses: Vaccination[], other: Partial<typeof pet> = {}) =>
  dueVaccinations({ ...pet, ...other }, doses, today).map((one) => [one.vaccineId, one.due, one.certain]);

test('R7.3 a recorded dose is listed without a plan, however old', () => {
  const corona = givenVaccination('Corona', '2026-10-01', { nextDueOn: '2027-10-01' });
  expect(dueAfter([corona])).toContainEqual(['Corona', '2027-10-01', 'vet']);
  expect(dueAfter([corona], { type: 'hamster' })).toEqual([['Corona', '2027-10-01', 'vet']]);
  expect(dueAfter([corona, givenVaccination('corona', '2026-11-01')], { type: 'hamster' })).toEqual([
    ['corona', null, 'computed'],
  ]);
  const old = givenVaccination('Corona', '2010-10-01', { validUntil: '2011-10-01' });
  expect(dueAfter([old], { type: 'hamster' })).toEqual([['Corona', '2011-10-01', 'vet']]);
  expect(dueVaccinations({ ...pet, type: 'hamster' }, [givenVaccination('Corona', '2010-10-01')], today)).toMatchObject(
    [{ status: 'undated', rule: { key: 'noDate' }, lastDoseStatus: { kind: 'noEndDate' } }],
  );
});

test('R7.3 a dose is due once per plan that it counts for', () => {
  const both = givenVaccination('DHPPi + L4', '2026-11-10', { nextDueOn: '2026-12-01' });
  expect(dueAfter([both])).toEqual([
    ['dog.dhp', '2026-12-01', 'vet'],
    ['dog.lepto', '2026-12-01', 'vet'],
    ['dog.rabies', '2026-12-06', 'computed'],
  ]);
});

test('R7.3 sorts by due date, whether planned or set by a vet', () => {
  const corona = givenVaccination('Corona', '2026-10-01', { nextDueOn: '2026-11-25' });
  expect(dueAfter([corona]).map(([vaccine]) => vaccine)).toEqual(['dog.dhp', 'Corona', 'dog.rabies']);
});

test('R7.3 nothing is due after death, even with a vet’s date', () => {
  const corona = givenVaccination('Corona', '2026-10-01', { nextDueOn: '2027-10-01' });
  expect(dueVaccinations({ ...pet, deceasedOn: '2026-11-01' as never }, [corona], today)).toEqual([]);
});

test('R7.3 a vet’s date on a dose given too early does not count', () => {
  const early = givenVaccination('L4', '2026-10-20', { nextDueOn: '2026-12-01' });
  const plan = dueVaccinations(pet, [early], today).find(({ vaccineId }) => vaccineId === 'L4');
  expect(plan).toMatchObject({ due: '2026-12-01', lastGivenOn: null, countedDoses: [], tooEarlyOn: '2026-10-20' });
});
