import { instantFromJson } from '@/lib/core/time/dates';
import { lastArrival, readTrip } from '@/lib/overviews/travel/schema';
import { tapewormSpan } from '@/lib/overviews/travel/tapeworm-step';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';
import { around } from '@/tests/support/clock-changes';

test.each([
  ['2028-02-28', '2029-02-28'],
  ['2028-02-29', '2029-02-28'],
  ['2028-03-01', '2029-03-01'],
  ['2027-02-28', '2028-02-28'],
  ['2027-03-01', '2028-03-01'],
])('R13.7 on %s, trips can be planned until %s', (today, last) => {
  const [, before = '', after = ''] = around(`${last}T00:00:00.000Z`, 86_400_000).map((at) =>
    at.toISOString().slice(0, 10),
  );
  const isWrong = (date: string) => readTrip({ from: 'ES', to: 'IE', date }, today).isDateWrong;
  expect(lastArrival(today)).toBe(last);
  expect([before, after].map(isWrong)).toEqual([false, true]);
});

// Six months after August 31 is the last day of February.
test.each([
  ['2026-08-31', '2027-02-27', 'age'],
  ['2026-08-31', '2027-02-28', 'ageDone'],
  ['2026-08-31', '2027-03-01', 'ageDone'],
  ['2027-08-31', '2028-02-28', 'age'],
  ['2027-08-31', '2028-02-29', 'ageDone'],
  ['2027-08-31', '2028-03-01', 'ageDone'],
])('R13.7 born on %s and arriving in the US on %s: %s', (dateOfBirth, arrival, words) => {
  const plan = aPlanOf({ pet: { dateOfBirth }, trip: { to: 'US', arrival }, today: '2027-01-10' });
  expect(stepOf(plan, 'age').words).toBe(words);
});

test.each([
  ['2028-03-10', '2028-02-29', '2028-03-09'],
  ['2028-03-11', '2028-03-01', '2028-03-10'],
  ['2026-03-11', '2026-03-01', '2026-03-10'],
  ['2026-03-10', '2026-02-28', '2026-03-09'],
])('R13.7 for arrival on %s, the certificate is issued from %s to %s', (arrival, from, by) => {
  const pet = { passportNumber: null, country: 'AR' };
  const plan = aPlanOf({ pet, trip: { from: 'AR', isListed: true, arrival }, today: '2026-01-10' });
  expect(stepOf(plan, 'certificate')).toMatchObject({ from, by });
});

// Blood taken on the last days of November permits entry on the last day of February.
test.each([
  ['2027-11-29', '2028-02-28', 'titreWait'],
  ['2027-11-29', '2028-02-29', 'titreTaken'],
  ['2027-11-30', '2028-02-28', 'titreWait'],
  ['2027-11-30', '2028-02-29', 'titreTaken'],
  ['2026-11-30', '2027-02-27', 'titreWait'],
  ['2026-11-30', '2027-02-28', 'titreTaken'],
])('R13.7 blood drawn on %s for arrival on %s: %s', (sampledOn, arrival, words) => {
  const pet = { doses: [rabies('2026-01-01', '2029-01-01')], country: 'AR' };
  const plan = aPlanOf({ pet, trip: { from: 'AR', arrival, sampledOn }, today: sampledOn });
  expect(stepOf(plan, words === 'titreWait' ? 'titre' : 'titreResult').words).toBe(words);
});

// Hours are elapsed time: clocks of Dublin and Madrid go forward on March 29, and back on October 25.
test.each([
  ['2028-03-01', '2028-02-25T18:00:00.000Z', '2028-02-29T18:00:00.000Z'],
  ['2026-03-29', '2026-03-24T17:00:00.000Z', '2026-03-28T17:00:00.000Z'],
  ['2026-10-25', '2026-10-20T18:00:00.000Z', '2026-10-24T18:00:00.000Z'],
])('R13.7 for arrival on %s at 18:00, treatment is allowed %s to %s', (arrival, from, to) => {
  const span = tapewormSpan('dog', { ...aTrip, arrival });
  const words = (moment: string) =>
    around(moment).map((at) => stepOf(aPlanOf({ pet: { wormedAt: [at] }, trip: { arrival } }), 'tapeworm').words);

  expect(span).toEqual({ from: instantFromJson(from), to: instantFromJson(to) });
  expect(words(from)).toEqual(['tapeworm', 'tapewormGiven', 'tapewormGiven']);
  expect(words(to)).toEqual(['tapewormGiven', 'tapewormGiven', 'tapeworm']);
});
