import { asksIfListed, findUncoveredReason, needsTitre } from '@/lib/overviews/travel/plan';
import { areaOf } from '@/lib/overviews/travel/rules';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';

const inShort = (plan: ReturnType<typeof aPlanOf>) => plan.steps.map(({ words, by }) => `${words} ${by ?? ''}`.trim());

test('R13.7 counts steps back from arrival, latest first', () => {
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

test('R13.7 lists dated steps first, then undated and then done ones, without duplicates', () => {
  const tickedSteps = { booking: '2026-11-20' };
  expect(inShort(aPlanOf({ pet: { microchippedOn: null, ticked: tickedSteps } }))).toEqual([
    ...['arrival 2027-01-20', 'tapeworm 2027-01-19', 'rabiesRenew 2026-12-22', 'passportNumber 2027-01-19'],
    ...['chipDate', 'booking 2027-01-06'],
  ]);
});

test('R13.7 sorts steps by date, latest first, regardless of kind', () => {
  const pet = { doses: [rabies('2023-12-20', '2026-12-01')] };
  expect(inShort(aPlanOf({ pet, trip: { to: 'FR', arrival: '2026-12-05' } }))).toEqual([
    ...['arrival 2026-12-05', 'rabiesRenew 2026-12-01', 'booking 2026-11-22'],
    ...['passportNumber 2026-12-04', 'chipDone'],
  ]);
});

test('R13.7 orders steps of the same day by execution, last first', () => {
  const plan = aPlanOf({ pet: { passportNumber: null }, trip: { arrival: '2026-11-26' }, today: '2026-11-25' });
  expect(inShort(plan).slice(1, 4)).toEqual(['tapeworm 2026-11-25', 'passport 2026-11-25', 'booking 2026-11-25']);
});

test.each([
  ['2026-11-20', 'rabiesLapsed', '2026-12-13'],
  ['2026-11-30', 'rabiesRenew', null],
  ['2026-12-01', 'rabiesWait', '2026-12-01'],
])('R13.7 a first dose valid until %s leads to %s', (until, words, nextArrival) => {
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
])('R13.7 on %s, a dose valid until 22 December needs %s by %s', (today, words, by, state) => {
  expect(stepOf(aPlanOf({ today }), 'rabies')).toMatchObject({ words, by, state });
});

test('R13.7 a trip that is too late names the next possible arrival', () => {
  expect(aPlanOf({ today: '2026-12-31' }).nextArrival).toBe('2027-01-21');
  expect(aPlanOf({ pet: { doses: [], dateOfBirth: '2026-12-01' } }).nextArrival).toBe('2027-03-16');
});

test('R13.7 waits 21 days after a first dose', () => {
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
])('R13.7 a pet with %p has the steps %s and %s', (pet, ofRabies, ofChip) => {
  const plan = aPlanOf({ pet });
  expect(stepOf(plan, 'rabies').words).toBe(ofRabies);
  expect(stepOf(plan, 'chip').words).toBe(ofChip);
});

test('R13.7 the chip is due by the last day for the dose', () => {
  expect(stepOf(aPlanOf({ pet: { microchip: null } }), 'chip').by).toBe('2026-12-30');
});

test('R13.7 asks to check a dose without a recorded end date', () => {
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
])('R13.7 a trip with %p needs %s from %s to %s', (trip, words, from, by, rule) => {
  const plan = aPlanOf({ trip, pet: { passportNumber: null, country: 'GB' } });
  expect(stepOf(plan, 'certificate')).toMatchObject({ words, from, by, rule });
});

test('R13.7 accepts an EU passport only for pets resident in the EU', () => {
  const back = { from: 'GB', to: 'ES' };
  expect(stepOf(aPlanOf({ trip: back }), 'passport').words).toBe('passportNumber');
  expect(stepOf(aPlanOf({ trip: back, pet: { country: 'GB' } }), 'certificate').words).toBe('certificateFromGb');
  expect(stepOf(aPlanOf({ pet: { passportNumber: null } }), 'passport').by).toBe('2027-01-19');
});

test.each([
  [{ country: null }, 'certificate'],
  [{ passportNumber: null }, 'certificate'],
])('R13.7 from GB, a pet with %j needs a certificate', (pet, key) => {
  expect(stepOf(aPlanOf({ trip: { from: 'GB', to: 'ES' }, pet }), key as 'certificate').state).toBe('open');
});

test.each([
  [{ microchip: null }, { words: 'chipUsUnrecorded', state: 'open', by: '2027-01-19' }],
  [{ microchip: '123456789' }, { words: 'chipUsNotIso', state: 'check' }],
  [{ microchippedOn: null }, { words: 'chipUs', state: 'done' }],
])('R13.7 the US accepts any chip: %j', (pet, chip) => {
  expect(stepOf(aPlanOf({ trip: { to: 'US' }, pet }), 'chip')).toMatchObject(chip);
});

test('R13.7 asks to check the age if the birth date is unknown', () => {
  const plan = aPlanOf({ trip: { to: 'US' }, pet: { dateOfBirth: null } });
  expect(stepOf(plan, 'age')).toMatchObject({ words: 'ageUnknown', state: 'check' });
});

test.each([
  [{ to: 'GB' }, 'gb'],
  [{ to: 'IE' }, 'eu'],
])('R13.7 rabies and chip steps of trip %j follow the rules of %s', (trip, rule) => {
  const plan = aPlanOf({ trip });
  expect([stepOf(plan, 'rabies').rule, stepOf(plan, 'chip').rule]).toEqual([rule, rule]);
});

test.each([
  ['2026-07-20', 'ageDone', null],
  ['2026-07-21', 'age', '2027-01-21'],
])('R13.7 a dog born on %s is checked for US entry as: %s', (dateOfBirth, words, nextArrival) => {
  const plan = aPlanOf({ trip: { to: 'US' }, pet: { dateOfBirth } });
  expect(stepOf(plan, 'age').words).toBe(words);
  expect(plan.nextArrival).toBe(nextArrival);
  expect(stepOf(plan, 'form')).toMatchObject({ from: '2026-11-22', by: '2027-01-19' });
});

test('R13.7 the receipt of the US form is valid for six months', () => {
  expect(stepOf(aPlanOf({ trip: { to: 'US', arrival: '2027-08-31' } }), 'form').from).toBe('2027-02-28');
});

test('R13.7 a booking can be marked as done, rabies only by records', () => {
  const pet = { ticked: { booking: '2026-11-20', rabies: '2026-11-20' }, passportNumber: null };
  const plan = aPlanOf({ pet });
  expect(stepOf(plan, 'booking').state).toBe('done');
  expect(stepOf(plan, 'rabies').state).toBe('open');
});

test('R13.7 a trip in the near future has to be booked at once', () => {
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
])('R13.7 a trip for a %s with %p is refused as: %s', (type, trip, reason) => {
  expect(findUncoveredReason(type, { ...aTrip, ...trip })).toBe(reason);
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
])('R13.7 from %s to %s: depends on a list (%p), requires titre (%p)', (from, to, isAsked, isTested) => {
  expect(asksIfListed({ from, to })).toBe(isAsked);
  expect(needsTitre({ from, to, isListed: false })).toBe(isTested);
  expect(needsTitre({ from, to, isListed: true })).toBe(false);
});

test('R13.7 each place belongs to one rule area', () => {
  expect(['ES', 'XI', 'CH', 'IS', 'GB', 'US', 'MA', ''].map(areaOf)).toEqual([
    ...['eu', 'eu', 'swiss', 'passports', 'gb', 'us', 'other', 'other'],
  ]);
});
