import { rabiesValidity } from '@/lib/records/vaccinations/rabies-validity';
import { aPlanOf, rabies, stepOf, traveller } from '@/tests/support/a-trip';

const valid = { doses: [rabies('2023-12-20', '2028-12-22')] };

test('R13.7 an unrecorded chip invalidates no dose', () => {
  expect(rabiesValidity({ dateOfBirth: traveller.dateOfBirth, microchippedOn: null }, valid.doses)).toMatchObject({
    counted: [{ givenOn: '2023-12-20' }],
    uncounted: [],
  });
});

test.each([
  [{ microchip: null, microchippedOn: null }, 'rabiesUnchecked', 'check'],
  [{ microchippedOn: null }, 'rabiesUnchecked', 'check'],
  [{ dateOfBirth: null }, 'rabiesUnchecked', 'check'],
  [{}, 'rabiesDone', 'done'],
])('R13.7 a valid dose of a pet with %j results in: %s', (missing, words, state) => {
  expect(stepOf(aPlanOf({ pet: { ...valid, ...missing } }), 'rabies')).toMatchObject({ words, state });
});

test('R13.7 a dose without end date and chip remains an estimate', () => {
  const pet = { doses: [rabies('2026-06-01')], microchip: null };
  expect(stepOf(aPlanOf({ pet }), 'rabies').words).toBe('rabiesAssumed');
});

test.each([
  ['2026-12-30', 'open', '2026-12-30'],
  ['2026-12-31', 'check', null],
])('R13.7 on %s, an unrecorded chip has the status: %s', (today, state, by) => {
  const plan = aPlanOf({ pet: { ...valid, microchip: null }, today });
  expect(stepOf(plan, 'chip')).toMatchObject({ words: 'chip', state, by });
  expect(plan.nextArrival).toBeNull();
});

test('R13.7 an unrecorded chip does not block a trip to the US', () => {
  const trip = { to: 'US', arrival: '2026-11-22' };
  const chip = stepOf(aPlanOf({ trip, pet: { microchip: null } }), 'chip');
  expect(chip).toMatchObject({ words: 'chipUsUnrecorded', state: 'check' });
});
