import { asksIfListed, findUncoveredReason, needsTitre } from '@/lib/overviews/travel/plan';
import { readTrip } from '@/lib/overviews/travel/schema';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';

const keysOf = (plan: ReturnType<typeof aPlanOf>) => plan.steps.map(({ key }) => key);

test('R13.7 from Great Britain a certificate is issued within 10 days before arrival', () => {
  const pet = { country: 'GB', passportNumber: null };
  const plan = aPlanOf({ trip: { from: 'GB', to: 'FR' }, pet });
  expect(stepOf(plan, 'certificate')).toMatchObject({
    ...{ words: 'certificateFromGb', rule: 'euFromGb', state: 'open' },
    ...{ from: '2027-01-10', by: '2027-01-19' },
  });
});

test.each([
  ['GB123A456789', 'ES', 'certificate'],
  ['ES-0007421', 'ES', 'passport'],
  ['CH-1', 'CH', 'passport'],
  ['AD-1', 'AD', 'passport'],
  ['ES-0007421', 'GB', 'certificate'],
])('R13.7 leaving GB with passport %s, a pet from %s needs a %s', (passportNumber, country, key) => {
  expect(keysOf(aPlanOf({ trip: { from: 'GB', to: 'FR' }, pet: { passportNumber, country } }))).toContain(key);
});

test.each([
  ['ES-0007421', 'passportNumber', 'check'],
  ['no 12 345', 'passportNumber', 'check'],
  ['LI 5', 'passportNumber', 'check'],
  ['GI-77', 'passportNumber', 'check'],
  ['GB123A456789', 'passportGb', 'open'],
  ['US-1', 'passportUnknown', 'check'],
  ['276098100123456', 'passportUnknown', 'check'],
  ['X', 'passportUnknown', 'check'],
  [null, 'passport', 'open'],
])('R13.7 within the EU, passport number %s results in: %s', (passportNumber, words, state) => {
  const plan = aPlanOf({ trip: { to: 'FR' }, pet: { passportNumber } });
  expect(stepOf(plan, 'passport')).toMatchObject({ words, state });
});

test('R13.7 asks to check British passports for entry into Great Britain', () => {
  const plan = aPlanOf({ trip: { to: 'GB' }, pet: { passportNumber: 'GB123A456789' } });
  expect(stepOf(plan, 'passport')).toMatchObject({ words: 'passportUnknown', state: 'check' });
});

test('R13.7 a British pet without a passport returns with a certificate', () => {
  const home = { from: 'ES', to: 'GB' };
  expect(keysOf(aPlanOf({ trip: home, pet: { country: 'GB', passportNumber: null } }))).toContain('certificate');
  expect(keysOf(aPlanOf({ trip: home, pet: { country: 'GB' } }))).toContain('passport');
  expect(keysOf(aPlanOf({ trip: home, pet: { passportNumber: null } }))).toContain('passport');
});

test.each(['AD', 'CH', 'FO', 'GI', 'GL', 'IS', 'LI', 'MC', 'SM', 'VA', 'NO'])(
  'R13.7 trips from %s need a passport but no country list or titre',
  (from) => {
    for (const to of ['FR', 'GB']) {
      expect([asksIfListed({ from, to }), needsTitre({ from, to, isListed: false })]).toEqual([false, false]);
      expect(findUncoveredReason('dog', { ...aTrip, from, to })).toBeNull();
      expect(keysOf(aPlanOf({ trip: { from, to }, pet: { passportNumber: null } }))).toContain('passport');
    }
  },
);

test.each(['CH', 'LI'])('R13.7 trips to %s use Swiss rules for chip, rabies and passport', (to) => {
  const plan = aPlanOf({ trip: { to } });
  expect(keysOf(plan)).toEqual(['arrival', 'booking', 'rabies', 'passport', 'chip']);
  const ruleKeys = ['rabies', 'passport', 'chip'] as const;
  expect(ruleKeys.map((key) => stepOf(plan, key).rule)).toEqual(['swiss', 'swiss', 'swiss']);
});

test.each([
  ['GB', 'CH', 'swissOrigin'],
  ['MA', 'LI', 'swissOrigin'],
  ['NO', 'CH', null],
  ['AD', 'CH', null],
  ['CH', 'LI', 'place'],
  ['ES', 'IS', 'iceland'],
  ['ES', 'AD', 'place'],
  ['ES', 'MC', 'place'],
  ['GB', 'XI', 'withinUk'],
  ['XI', 'GB', 'withinUk'],
  ['XI', 'IE', null],
])('R13.7 a trip from %s to %s is refused as: %s', (from, to, reason) => {
  expect(findUncoveredReason('dog', { ...aTrip, from, to })).toBe(reason);
});

test('R13.7 accepts uncovered destinations in the query', () => {
  const destinationOf = (to: string) => readTrip({ from: 'ES', to, date: '2027-01-20' }, '2026-11-22').trip?.to;
  expect(['IS', 'AD', 'CH'].map(destinationOf)).toEqual(['IS', 'AD', 'CH']);
});

test.each([
  ['2027-01-25', '2027-01-22', '2027-01-24', 'open', null],
  ['2027-01-22', '2027-01-22', '2027-01-21', 'late', '2027-01-23'],
])(
  'R13.7 from GB on %s, the certificate follows the vaccination wait from %s',
  (arrival, from, by, state, nextArrival) => {
    const pet = { country: 'GB', passportNumber: null, doses: [rabies('2027-01-01', '2029-01-01')] };
    const plan = aPlanOf({ trip: { from: 'GB', to: 'FR', arrival }, pet, today: '2027-01-05' });

    expect(stepOf(plan, 'certificate')).toMatchObject({ from, by, state });
    expect(plan.nextArrival).toBe(nextArrival);
  },
);

test('R13.7 from GB a first dose leaves a day for the certificate', () => {
  const trip = { from: 'GB', to: 'FR' };
  const unvaccinatedPet = { country: 'GB', passportNumber: null, doses: [] };
  expect(stepOf(aPlanOf({ trip, pet: unvaccinatedPet }), 'rabies').by).toBe('2026-12-29');
  expect(stepOf(aPlanOf({ trip, pet: { doses: [] } }), 'rabies').by).toBe('2026-12-30');

  const late = aPlanOf({ trip, pet: unvaccinatedPet, today: '2026-12-30' });
  expect(stepOf(late, 'certificate')).toMatchObject({ from: '2027-01-20', state: 'late' });
  expect(late.nextArrival).toBe('2027-01-21');
});
