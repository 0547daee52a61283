import { asksIfListed, needsTitre, notCovered } from '@/lib/overviews/travel/plan';
import { areaOf } from '@/lib/overviews/travel/rules';
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
    'passportNumber 2027-01-19',
    'chipDone',
  ]);
});

test('R13.7 what has no day follows, then what is done, each once', () => {
  const ticked = { booking: '2026-11-20' };
  expect(inShort(aPlanOf({ pet: { microchippedOn: null, ticked } }))).toEqual([
    ...['arrival 2027-01-20', 'tapeworm 2027-01-19', 'rabiesRenew 2026-12-22', 'passportNumber 2027-01-19'],
    ...['chipDate', 'booking 2027-01-06'],
  ]);
});

test('R13.7 a later day stands before an earlier one, whatever it is', () => {
  const pet = { doses: [rabies('2023-12-20', '2026-12-01')] };
  expect(inShort(aPlanOf({ pet, trip: { to: 'FR', arrival: '2026-12-05' } }))).toEqual([
    ...['arrival 2026-12-05', 'rabiesRenew 2026-12-01', 'booking 2026-11-22'],
    ...['passportNumber 2026-12-04', 'chipDone'],
  ]);
});

test('R13.7 of one day, what is done last stands first', () => {
  const plan = aPlanOf({ pet: { passportNumber: null }, trip: { arrival: '2026-11-26' }, today: '2026-11-25' });
  expect(inShort(plan).slice(1, 4)).toEqual(['tapeworm 2026-11-25', 'passport 2026-11-25', 'booking 2026-11-25']);
});

test.each([
  ['2026-11-20', 'rabiesLapsed', '2026-12-13'],
  ['2026-11-30', 'rabiesRenew', null],
  ['2026-12-01', 'rabiesWait', '2026-12-01'],
])('R13.7 a first dose until %s, its wait until December: %s', (until, words, nextArrival) => {
  const pet = { doses: [rabies('2026-11-10', until)] };
  const plan = aPlanOf({ pet, trip: { to: 'FR', arrival: '2026-11-25' } });
  expect(stepOf(plan, 'rabies').words).toBe(words);
  if (nextArrival) expect(plan.nextArrival).toBe(nextArrival);
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
  [{ microchip: null }, 'rabiesRenew', 'chip'],
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
  [{ from: 'GB', to: 'FR' }, 'certificateFromGb', '2027-01-10', '2027-01-19', 'euFromGb'],
  [{ from: 'MA', to: 'FR', isListed: true }, 'certificate', '2027-01-10', '2027-01-19', 'eu'],
  [{ from: 'MA', to: 'GB', isListed: true }, 'certificateGb', '2026-11-22', '2027-01-19', 'gb'],
])('R13.7 %p asks for papers: %s from %s to %s', (trip, words, from, by, rule) => {
  const plan = aPlanOf({ trip, pet: { passportNumber: null, country: 'GB' } });
  expect(stepOf(plan, 'certificate')).toMatchObject({ words, from, by, rule });
});

test('R13.7 an EU passport serves those who live in the EU alone', () => {
  const back = { from: 'GB', to: 'ES' };
  expect(stepOf(aPlanOf({ trip: back }), 'passport').words).toBe('passportNumber');
  expect(stepOf(aPlanOf({ trip: back, pet: { country: 'GB' } }), 'certificate').words).toBe('certificateFromGb');
  expect(stepOf(aPlanOf({ pet: { passportNumber: null } }), 'passport').by).toBe('2027-01-19');
});

test.each([
  [{ country: null }, 'certificate'],
  [{ passportNumber: null }, 'certificate'],
])('R13.7 from GB a passport of %j serves nobody', (pet, key) => {
  expect(stepOf(aPlanOf({ trip: { from: 'GB', to: 'ES' }, pet }), key as 'certificate').state).toBe('open');
});

test.each([
  [{ microchip: null }, { words: 'chipUsUnrecorded', state: 'open', by: '2027-01-19' }],
  [{ microchip: '123456789' }, { words: 'chipUsNotIso', state: 'check' }],
  [{ microchippedOn: null }, { words: 'chipUs', state: 'done' }],
])('R13.7 the US takes any chip: with %j', (pet, chip) => {
  expect(stepOf(aPlanOf({ trip: { to: 'US' }, pet }), 'chip')).toMatchObject(chip);
});

test('R13.7 without a day of birth the age is to be checked', () => {
  const plan = aPlanOf({ trip: { to: 'US' }, pet: { dateOfBirth: null } });
  expect(stepOf(plan, 'age')).toMatchObject({ words: 'ageUnknown', state: 'check' });
});

test.each([
  [{ to: 'GB' }, 'gb'],
  [{ to: 'IE' }, 'eu'],
])('R13.7 to %j rabies and chip go by the rules of %s', (trip, rule) => {
  const plan = aPlanOf({ trip });
  expect([stepOf(plan, 'rabies').rule, stepOf(plan, 'chip').rule]).toEqual([rule, rule]);
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
  const pet = { ticked: { booking: '2026-11-20', rabies: '2026-11-20' }, passportNumber: null };
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
  ['dog', { to: 'GB' }, null],
  ['dog', { from: 'MA', to: 'FR' }, null],
  ['ferret', {}, null],
])('R13.7 for a %s, %p: %s', (type, trip, reason) => {
  expect(notCovered(type, { ...aTrip, ...trip })).toBe(reason);
});

test.each([
  ['US', 'FR', true, true],
  ['MA', 'FR', true, true],
  ['ES', 'FR', false, false],
  ['GB', 'FR', false, false],
  ['US', 'GB', true, false],
  ['MA', 'GB', true, false],
  ['ES', 'GB', false, false],
  ['MA', 'US', false, false],
  ['FR', 'US', false, false],
])('R13.7 from %s to %s: a list decides (%p), unlisted a test (%p)', (from, to, isAsked, isTested) => {
  expect(asksIfListed({ from, to })).toBe(isAsked);
  expect(needsTitre({ from, to, isListed: false })).toBe(isTested);
  expect(needsTitre({ from, to, isListed: true })).toBe(false);
});

test('R13.7 a place has the rules of one area', () => {
  expect(['ES', 'XI', 'CH', 'IS', 'GB', 'US', 'MA', ''].map(areaOf)).toEqual([
    ...['eu', 'eu', 'swiss', 'passports', 'gb', 'us', 'other', 'other'],
  ]);
});
