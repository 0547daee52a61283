import { addDays } from '@/lib/core/time/dates';
import type { AgendaPet } from '@/lib/overviews/agenda/agenda-pet';
import { petState } from '@/lib/overviews/agenda/pet-state';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

const today = '2026-11-22';
const reader = { at: new Date('2026-11-22T08:00:00.000Z'), timeZone: 'UTC' };
/** A fish has no vaccination schedule, so only written dates count. */
const vaccinatedFish = { ...anAgendaPet().vaccinated, type: 'fish' };
const aDose = (nextDueOn: string | null) => ({
  ...{ id: 'v1', vaccine: 'Fever', product: null, antigens: [], givenOn: '2025-10-01', validUntil: null, nextDueOn },
});
const vaccineDue = (days: number) => ({ vaccinations: [aDose(addDays(today, days))] });
const treatmentDue = (days: number) => ({
  treatments: [{ id: 't1', product: 'Bravecto', nextDueOn: addDays(today, days) }] as AgendaPet['treatments'],
});
const stateOf = (changes: Partial<AgendaPet>) =>
  petState(anAgendaPet({ vaccinated: vaccinatedFish, ...changes }), reader);

test.each([
  ['an overdue vaccination comes first', { ...vaccineDue(-1), ...treatmentDue(-9) }, 'vaccinationOverdue'],
  ['a treatment that is due comes before a vaccination', { ...vaccineDue(0), ...treatmentDue(0) }, 'treatmentDue'],
  ['a vaccination today is due', vaccineDue(0), 'vaccinationDue'],
  ['a vaccination in thirty days is due', vaccineDue(30), 'vaccinationDue'],
  ['a vaccination in thirty-one days can wait', vaccineDue(31), 'inOrder'],
  ['a treatment of next week can wait', treatmentDue(7), 'inOrder'],
  ['R7.17 a vaccination without a next date has dates missing', { vaccinations: [aDose(null)] }, 'datesMissing'],
  ['nothing recorded is nothing due', {}, 'nothingDue'],
])('R2.1 the cover’s state line: %s', (_title, changes, kind) => {
  expect(stateOf(changes)).toMatchObject({ kind });
});

test('R7.17 a dog without recorded vaccinations is not shown as in order', () => {
  const dog = { ...vaccinatedFish, type: 'dog', dateOfBirth: '2020-01-01' };
  expect(stateOf({ vaccinated: dog, ...treatmentDue(7) })).toEqual({ kind: 'datesMissing' });
});

test('R2.1 the state names the vaccine and its due date', () => {
  expect(stateOf(vaccineDue(5))).toMatchObject({ name: { en: 'Fever' }, due: addDays(today, 5) });
});

test('R2.1 the state counts other overdue vaccines', () => {
  const cough = { ...aDose(addDays(today, -9)), id: 'v2', vaccine: 'Cough' };
  const later = { ...aDose(addDays(today, 9)), id: 'v3', vaccine: 'Pox' };
  const vaccinations = [...vaccineDue(-1).vaccinations, cough, later];

  expect(stateOf({ vaccinations })).toMatchObject({ name: { en: 'Cough' }, others: 1 });
  expect(stateOf(vaccineDue(-1))).toMatchObject({ others: 0 });
});
