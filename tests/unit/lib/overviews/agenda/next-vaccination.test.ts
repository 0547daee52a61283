import { nextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

const today = '2026-11-22';
const dueVaccination = (vaccine: string, nextDueOn: string) => ({
  ...{ id: vaccine, vaccine, product: null, antigens: [], givenOn: '2025-10-01', validUntil: null, nextDueOn },
});
const fish = { ...anAgendaPet().vaccinated, type: 'fish' };
const aPet = (name: string, days: string[]) =>
  anAgendaPet({
    id: name,
    name,
    vaccinated: fish,
    vaccinations: days.map((day) => dueVaccination(`${name} fever`, day)),
  });

test('R7.3 the next vaccination is the earliest upcoming one of all pets', () => {
  const pets = [aPet('Luna', ['2026-12-07']), aPet('Milo', ['2026-10-18']), aPet('Nube', ['2027-01-01'])];
  expect(nextVaccination(pets, today)).toMatchObject({ petId: 'Luna', petName: 'Luna', due: '2026-12-07' });
});

test('R7.3 the first pet wins if two vaccinations share a day', () => {
  const pets = [aPet('Milo', ['2026-12-07']), aPet('Luna', ['2026-12-07'])];
  expect(nextVaccination(pets, today)?.petId).toBe('Milo');
});

test('R7.3 without an upcoming vaccination the longest overdue one is next', () => {
  const pets = [aPet('Luna', ['2026-11-01']), aPet('Milo', ['2026-10-18'])];
  expect(nextVaccination(pets, today)).toMatchObject({ petId: 'Milo', due: '2026-10-18' });
});

test('R7.3 no vaccination is next without a plan', () => {
  expect(nextVaccination([aPet('Nemo', [])], today)).toBeNull();
});
