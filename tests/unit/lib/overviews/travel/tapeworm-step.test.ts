import { instantFromJson } from '@/lib/core/time/dates';
import { tapewormSpan, tapewormStep } from '@/lib/overviews/travel/tapeworm-step';
import { aPlanOf, aTrip, plannedAt, stepOf, traveller } from '@/tests/support/a-trip';

const spanOf = (trip: Partial<typeof aTrip>, type = 'dog') => {
  const span = tapewormSpan(type, { ...aTrip, ...trip });
  return span && [span.from.toISOString(), span.to.toISOString()];
};
const stepAfterDose = (moment: string) =>
  tapewormStep({ ...traveller, wormedAt: [instantFromJson(moment)] }, aTrip, plannedAt())?.step.words;

test.each([
  ['2027-01-15T17:59:00Z', 'tapeworm'],
  ['2027-01-15T18:00:00Z', 'tapewormGiven'],
  ['2027-01-15T18:01:00Z', 'tapewormGiven'],
  ['2027-01-19T17:59:00Z', 'tapewormGiven'],
  ['2027-01-19T18:00:00Z', 'tapewormGiven'],
  ['2027-01-19T18:01:00Z', 'tapeworm'],
])('R13.7 a treatment at %s before an arrival at 18:00 results in: %s', (moment, words) => {
  expect(stepAfterDose(moment)).toBe(words);
});

test('R13.7 counts elapsed hours across both clock changes', () => {
  const spring = { arrival: '2027-03-30', time: '09:00' };
  const autumn = { arrival: '2027-11-02', time: '09:00' };

  expect(spanOf(spring)).toEqual(['2027-03-25T08:00:00.000Z', '2027-03-29T08:00:00.000Z']);
  expect(spanOf(autumn)).toEqual(['2027-10-28T09:00:00.000Z', '2027-11-01T09:00:00.000Z']);
});

test.each([
  ['FI', '2027-01-15T16:00:00.000Z'],
  ['NO', '2027-01-15T17:00:00.000Z'],
  ['XI', '2027-01-15T18:00:00.000Z'],
])('R13.7 counts hours in the time zone of %s', (to, from) => {
  expect(spanOf({ to, from: 'GB' })?.[0]).toBe(from);
});

test('R13.7 Northern Ireland uses the time zone of Great Britain', () => {
  expect(spanOf({ from: 'GB', to: 'XI', arrival: '2027-06-20' })?.[0]).toBe('2027-06-15T17:00:00.000Z');
});

test('R13.7 an unknown arrival hour narrows treatment to times valid all day', () => {
  expect(spanOf({ time: null })).toEqual(['2027-01-16T00:00:00.000Z', '2027-01-19T00:00:00.000Z']);
  expect(spanOf({ time: null, arrival: '2027-03-28' })).toEqual([
    '2027-03-23T23:00:00.000Z',
    '2027-03-27T00:00:00.000Z',
  ]);
  expect(spanOf({ time: null, arrival: '2027-10-31' })).toEqual([
    '2027-10-27T00:00:00.000Z',
    '2027-10-29T23:00:00.000Z',
  ]);
});

test.each([
  ['dog', { to: 'FI' }, true],
  ['dog', { to: 'MT' }, true],
  ['dog', { to: 'NO' }, true],
  ['dog', { from: 'GB', to: 'XI' }, true],
  ['dog', { to: 'GB' }, true],
  ['dog', { from: 'IE', to: 'GB' }, false],
  ['dog', { from: 'XI', to: 'GB' }, false],
  ['dog', { from: 'FI', to: 'IE' }, false],
  ['dog', { from: 'IE', to: 'XI' }, false],
  ['dog', { from: 'MT', to: 'NO' }, false],
  ['dog', { from: 'XI', to: 'MT' }, false],
  ['dog', { from: 'GB', to: 'IE' }, true],
  ['dog', { from: 'SE', to: 'NO' }, true],
  ['dog', { to: 'CH' }, false],
  ['dog', { to: 'FR' }, false],
  ['cat', {}, false],
])('R13.7 a %s traveling with %p needs a tapeworm treatment: %p', (type, trip, isNeeded) => {
  expect(spanOf(trip, type) !== null).toBe(isNeeded);
});

test('R13.7 less than a day before arrival is too late for treatment', () => {
  const pet = { doses: [{ ...traveller.doses[0], validUntil: '2028-01-01' }] as never };
  const trip = { arrival: '2026-11-23', time: '08:00' };
  const plan = aPlanOf({ pet, trip });

  expect(stepOf(plan, 'tapeworm').state).toBe('late');
  expect(plan.nextArrival).toBe('2026-11-24');

  const justInTime = aPlanOf({ pet, trip: { ...trip, time: '09:00' } });
  expect(stepOf(justInTime, 'tapeworm').state).toBe('open');
  expect(justInTime.nextArrival).toBeNull();
  expect(aPlanOf({ pet, trip: { arrival: '2026-11-22', time: '09:00' } }).nextArrival).toBe('2026-11-23');
});

test('R13.7 treatment dates use the time zone of the pet’s home', () => {
  const planTime = plannedAt('2026-11-22', 'America/Los_Angeles');
  const judgedStep = tapewormStep(traveller, { ...aTrip, time: '02:00' }, planTime);
  expect(judgedStep?.step).toMatchObject({ from: '2027-01-14', by: '2027-01-18' });
});
