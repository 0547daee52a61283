import { notCovered } from '@/lib/overviews/travel/plan';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';

const inShort = (plan: ReturnType<typeof aPlanOf>) => plan.steps.map(({ words, by }) => `${words} ${by ?? ''}`.trim());

test('R13.7 a trip is counted back from arrival, what is done last', () => {
  const plan = aPlanOf();

  expect(plan).toMatchObject({ daysLeft: 59, nextArrival: null });
  expect(inShort(plan)).toEqual([
    'arrival 2027-01-20',
    'tapeworm 2027-01-19',
    'booking 2027-01-06',
    'rabiesRenew 2026-12-22',
    'passportDone',
    'chipDone',
  ]);
});

test.each([
  ['2026-12-22', 'rabiesRenew', '2026-12-22', 'open'],
  ['2026-12-23', 'rabiesLapsed', '2026-12-30', 'open'],
  ['2026-12-30', 'rabiesLapsed', '2026-12-30', 'open'],
  ['2026-12-31', 'rabiesLapsed', '2026-12-30', 'late'],
])('R13.7 on %s a dose until 22 December asks for %s by %s', (today, words, by, state) => {
  expect(stepOf(aPlanOf({ today }), 'rabies')).toMatchObject({ words, by, state });
});

test('R13.7 a trip that is too late names the next possible arrival', () => {
  expect(aPlanOf({ today: '2026-12-31' }).nextArrival).toBe('2027-01-21');
  expect(aPlanOf({ pet: { doses: [], dateOfBirth: '2026-12-01' } }).nextArrival).toBe('2027-03-16');
});

test('R13.7 a first dose of less than 21 days is waited for', () => {
  const pet = { doses: [rabies('2026-11-10', '2029-11-10')] };
  expect(stepOf(aPlanOf({ pet, trip: { arrival: '2026-12-01' } }), 'rabies').state).toBe('done');
  const plan = aPlanOf({ pet, trip: { arrival: '2026-11-30' } });
  expect(stepOf(plan, 'rabies')).toMatchObject({ words: 'rabiesWait', state: 'late', day: '2026-12-01' });
  expect(plan.nextArrival).toBe('2026-12-01');
});

test.each([
  [{ microchip: null }, 'rabiesBeforeChip', 'chip'],
  [{ microchippedOn: '2024-01-01' }, 'rabiesBeforeChip', 'chipDone'],
  [{ dateOfBirth: '2023-11-01' }, 'rabiesTooYoung', 'chipDone'],
  [{ doses: [] }, 'rabiesFirst', 'chipDone'],
  [{ microchippedOn: null }, 'rabiesRenew', 'chipDate'],
  [{ microchip: '123456789' }, 'rabiesRenew', 'chipNotIso'],
])('R13.7 %p asks for %s and %s', (pet, ofRabies, ofChip) => {
  const plan = aPlanOf({ pet });
  expect(stepOf(plan, 'rabies').words).toBe(ofRabies);
  expect(stepOf(plan, 'chip').words).toBe(ofChip);
});

test('R13.7 the chip comes by the last day of the dose', () => {
  expect(stepOf(aPlanOf({ pet: { microchip: null } }), 'chip').by).toBe('2026-12-30');
});

test('R13.7 a dose whose end no vet wrote is to be checked', () => {
  const pet = { doses: [rabies('2026-06-01')] };
  expect(stepOf(aPlanOf({ pet }), 'rabies')).toMatchObject({
    words: 'rabiesAssumed',
    state: 'check',
    day: '2027-06-01',
  });
});

test.each([
  [{ from: 'GB', to: 'FR' }, 'certificate', '2027-01-10', '2027-01-19', 'euFromGb'],
  [{ from: 'MA', to: 'FR', isListed: true }, 'certificate', '2027-01-10', '2027-01-19', 'eu'],
  [{ from: 'MA', to: 'GB', isListed: true }, 'certificateGb', '2026-11-22', '2027-01-19', 'gb'],
])('R13.7 %p asks for papers: %s from %s to %s', (trip, words, from, by, rule) => {
  const plan = aPlanOf({ trip, pet: { passportNumber: null, country: 'GB' } });
  expect(stepOf(plan, 'certificate')).toMatchObject({ words, from, by, rule });
});

test('R13.7 an EU passport serves those who live in the EU alone', () => {
  const back = { from: 'GB', to: 'ES' };
  expect(stepOf(aPlanOf({ trip: back }), 'passport').words).toBe('passportDone');
  expect(stepOf(aPlanOf({ trip: back, pet: { country: 'GB' } }), 'certificate').words).toBe('certificate');
  expect(stepOf(aPlanOf({ pet: { passportNumber: null } }), 'passport').by).toBe('2027-01-19');
});

test.each([
  ['2026-07-20', 'ageDone', null],
  ['2026-07-21', 'age', '2027-01-21'],
])('R13.7 a dog born on %s enters the US: %s', (dateOfBirth, words, nextArrival) => {
  const plan = aPlanOf({ trip: { to: 'US' }, pet: { dateOfBirth } });
  expect(stepOf(plan, 'age').words).toBe(words);
  expect(plan.nextArrival).toBe(nextArrival);
  expect(stepOf(plan, 'form')).toMatchObject({ from: '2026-11-22', by: '2027-01-19' });
});

test('R13.7 the receipt of the US form holds six months', () => {
  expect(stepOf(aPlanOf({ trip: { to: 'US', arrival: '2027-08-31' } }), 'form').from).toBe('2027-02-28');
});

test('R13.7 what was ticked off is done, other things only by their facts', () => {
  const pet = { ticked: ['booking', 'rabies'] as const, passportNumber: null };
  const plan = aPlanOf({ pet });
  expect(stepOf(plan, 'booking').state).toBe('done');
  expect(stepOf(plan, 'rabies').state).toBe('open');
});

test('R13.7 a trip soon is booked at once', () => {
  expect(stepOf(aPlanOf({ today: '2027-01-15' }), 'booking')).toMatchObject({ by: '2027-01-15', state: 'open' });
});

test.each([
  ['rabbit', {}, 'species'],
  ['cat', { to: 'US' }, 'species'],
  ['dog', { to: 'ES' }, 'sameCountry'],
  ['dog', { to: 'JP' }, 'place'],
  ['dog', { from: 'MA', to: 'GB' }, 'unlisted'],
  ['dog', { from: 'MA', to: 'GB', isListed: true }, null],
  ['ferret', {}, null],
])('R13.7 for a %s, %p: %s', (type, trip, reason) => {
  expect(notCovered(type, { ...aTrip, ...trip })).toBe(reason);
});
