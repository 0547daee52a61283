import { dayToColumn } from '@/lib/core/time/dates';
import { sourceTitles, vaccineName, vaccineNames } from '@/lib/records/vaccinations/catalogue';
import { vaccinationInput, vaccinationPatch } from '@/lib/records/vaccinations/schema';
import { addedOn, toVaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { checkVaccination, toScheduleDose, toVaccination } from '@/lib/records/vaccinations/vaccination';

const today = '2026-11-26';
const givenVaccination = { vaccine: 'dog.rabies', givenOn: '2026-03-01' };
const parsedVaccination = vaccinationInput(today).parse(givenVaccination);
const pet = { type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };
const checkWith = (more: Partial<typeof parsedVaccination>) =>
  checkVaccination({ ...parsedVaccination, ...more, id: 'v1' }, pet as never);

test('R7.3 a vaccination requires only name and date', () => {
  expect(parsedVaccination).toEqual({
    ...givenVaccination,
    ...{ product: null, antigens: [], validUntil: null, nextDueOn: null, manufacturer: null, batch: null },
    ...{ vetName: null, clinic: null, document: null, reaction: null, note: null },
  });
  expect(vaccinationInput(today).safeParse({ ...givenVaccination, givenOn: '2026-11-27' }).success).toBe(false);
  expect(vaccinationInput(today).safeParse({ ...givenVaccination, more: 1 }).success).toBe(false);
  expect(vaccinationPatch(today).parse({ note: 'x' })).toEqual({ note: 'x' });
});

test('R7.3 accepts at most twenty antigens and a single link', () => {
  const isTaken = (more: object) => vaccinationInput(today).safeParse({ ...givenVaccination, ...more }).success;
  expect([isTaken({ antigens: Array(20).fill('CDV') }), isTaken({ antigens: Array(21).fill('CDV') })]).toEqual([
    true,
    false,
  ]);
  expect([isTaken({ document: 'https://a.example' }), isTaken({ document: 'a' }), isTaken({ document: '' })]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  [{ givenOn: '2019-12-31' }, 'givenOn'],
  [{ givenOn: '2020-01-01' }, undefined],
  [{ validUntil: '2026-02-28' }, 'validUntil'],
  [{ validUntil: '2026-03-01' }, undefined],
  [{ nextDueOn: '2026-02-28' }, 'nextDueOn'],
  [{ nextDueOn: '2026-03-01', validUntil: '2026-03-01' }, undefined],
])('R7.3 with %j the error is in %s', (more, field) => {
  expect(Object.keys(checkWith(more))).toEqual(field ? [field] : []);
});

test('R7.3 converts a database row to a vaccination', () => {
  const row = { ...parsedVaccination, id: 'v1', givenOn: dayToColumn('2026-03-01') };
  const datedRow = { ...row, validUntil: dayToColumn('2027-03-01'), nextDueOn: dayToColumn('2027-02-01') };

  expect(toVaccination({ ...row, validUntil: null, nextDueOn: null })).toEqual({ ...parsedVaccination, id: 'v1' });
  expect(toScheduleDose(datedRow)).toEqual({
    ...{ id: 'v1', vaccine: 'dog.rabies', product: null, antigens: [], givenOn: '2026-03-01' },
    ...{ validUntil: '2027-03-01', nextDueOn: '2027-02-01' },
  });
});

test('R7.3 converts a database row to a pet with dates', () => {
  const none = { dateOfBirth: null, deceasedOn: null, microchippedOn: null };
  const createdAt = dayToColumn('2026-01-01');
  const day = dayToColumn('2025-02-03');

  expect(toVaccinatedPet({ ...none, createdAt })).toEqual({ ...none, createdAt: '2026-01-01T00:00:00.000Z' });
  expect(toVaccinatedPet({ dateOfBirth: day, deceasedOn: day, microchippedOn: day, createdAt })).toMatchObject({
    ...{ dateOfBirth: '2025-02-03', deceasedOn: '2025-02-03', microchippedOn: '2025-02-03' },
  });
  expect(addedOn({ createdAt: '2026-01-01T23:59:59.000Z' })).toBe('2026-01-01');
});

test('R7.3 names known vaccines by language and keeps unknown names', () => {
  expect([vaccineName('dog.rabies', 'es'), vaccineName('Corona', 'es')]).toEqual(['Rabia', 'Corona']);
  expect(vaccineNames('es')).toMatchObject({ 'dog.rabies': 'Rabia' });
  expect(sourceTitles(['nowhere'])).toEqual([]);
});
