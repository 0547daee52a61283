import { instantFromJson } from '@/lib/core/time/dates';
import type { Step, TravellingPet, Trip } from '@/lib/overviews/travel/step';
import { taskMoment } from '@/lib/overviews/travel/task-moment';
import { aPlanOf, plannedAt, rabies, stepOf } from '@/tests/support/a-trip';

const nextDate = (givenOn: string, nextDueOn: string) => ({ ...rabies(givenOn), nextDueOn });

type Case = [Partial<TravellingPet>, Partial<Trip>, string, Partial<Step>];

test.each<Case>([
  [
    { doses: [rabies('2025-12-22')] },
    {},
    '2026-11-22',
    { words: 'rabiesRenewEstimated', state: 'open', basis: 'year' },
  ],
  [{ doses: [nextDate('2025-06-01', '2027-01-10')] }, {}, '2026-11-22', { basis: 'nextDate', day: '2027-01-10' }],
  [
    { doses: [rabies('2025-06-01')] },
    {},
    '2026-11-22',
    { words: 'rabiesLapsedEstimated', state: 'open', basis: 'year' },
  ],
  [{ doses: [rabies('2025-06-01')] }, {}, '2027-01-10', { words: 'rabiesLapsedEstimated', state: 'check', by: null }],
  [{ doses: [rabies('2026-06-01')] }, {}, '2026-11-22', { words: 'rabiesAssumed', state: 'check', basis: 'year' }],
  [
    { doses: [rabies('2025-01-02'), rabies('2027-01-05', '2030-01-05')] },
    ...([{}, '2027-01-10', { words: 'rabiesWaitEstimated', state: 'check', day: '2027-01-26' }] as const),
  ],
  [
    { doses: [rabies('2026-02-02'), rabies('2027-01-05', '2030-01-05')] },
    ...([{}, '2027-01-10', { words: 'rabiesWaitEstimated', state: 'check' }] as const),
  ],
  [
    { doses: [rabies('2024-01-02', '2027-01-05'), rabies('2027-01-05', '2030-01-05')] },
    ...([{}, '2027-01-10', { words: 'rabiesDone', state: 'done' }] as const),
  ],
])('R13.8 an unrecorded end date stays an estimate: %#', (pet, trip, today, step) => {
  const plan = aPlanOf({ pet, trip: { to: 'FR', ...trip }, today });
  expect(stepOf(plan, 'rabies')).toMatchObject(step);
});

test('R13.8 an estimated end date never delays a trip', () => {
  const pet = { doses: [rabies('2025-06-01')] };
  expect(aPlanOf({ pet, trip: { to: 'FR' }, today: '2027-01-10' }).nextArrival).toBeNull();
  expect(aPlanOf({ pet, trip: { from: 'MA', to: 'FR' }, today: '2027-01-10' }).nextArrival).toBeNull();
});

const wormingFacts = { wormedAt: [instantFromJson('2027-01-17T10:00:00Z')] };
const fromMorocco = { from: 'MA', to: 'FR', sampledOn: '2024-02-01' };
const toUs = { to: 'US' };

test.each<[Step['key'], Partial<TravellingPet>, Partial<Trip>, Partial<Step>]>([
  [
    'titreResult',
    { doses: [rabies('2023-12-20', '2028-12-22')] },
    fromMorocco,
    { words: 'titreTaken', state: 'check' },
  ],
  ['titre', { doses: [rabies('2023-12-20')] }, fromMorocco, { words: 'titreEstimated', state: 'check' }],
  ['chip', { microchip: '123456789' }, toUs, { words: 'chipUsNotIso', state: 'check' }],
  ['chip', {}, toUs, { words: 'chipUs', state: 'done' }],
  ['tapeworm', wormingFacts, {}, { words: 'tapewormGiven', state: 'check' }],
  ['tapeworm', { ...wormingFacts, ticked: { tapeworm: '2027-01-17' } }, {}, { words: 'tapewormDone', state: 'done' }],
  ['tapeworm', { ...wormingFacts, ticked: { tapeworm: '2027-01-10' } }, {}, { words: 'tapewormGiven', state: 'check' }],
  ['tapeworm', { ticked: { tapeworm: '2027-01-17' } }, {}, { words: 'tapeworm', state: 'open' }],
  ['passport', {}, {}, { words: 'passportNumber', state: 'check' }],
  ['passport', { ticked: { passport: '2026-11-20' } }, {}, { words: 'passportDone', state: 'done' }],
  ['passport', { passportNumber: null, ticked: { passport: '2026-11-20' } }, {}, { words: 'passport', state: 'open' }],
])('R13.8 %s is done only with recorded facts: %#', (key, pet, trip, step) => {
  expect(stepOf(aPlanOf({ pet, trip }), key)).toMatchObject(step);
});

const papers = { passportNumber: null, country: 'GB' };

test.each([
  ['certificate', '2027-01-09', { from: 'GB', to: 'FR' }, 'open'],
  ['certificate', '2027-01-10', { from: 'GB', to: 'FR' }, 'done'],
  ['certificate', '2027-01-21', { from: 'GB', to: 'FR' }, 'open'],
  ['form', '2026-07-19', toUs, 'open'],
  ['form', '2026-07-20', toUs, 'done'],
  ['booking', '2027-01-20', toUs, 'done'],
  ['booking', '2027-01-21', toUs, 'open'],
] as const)('R13.8 %s marked as done on %s counts within its window', (key, day, trip, state) => {
  const pet = { ...papers, doses: [rabies('2023-12-20', '2028-12-22')], ticked: { [key]: day } };
  expect(stepOf(aPlanOf({ pet, trip }), key).state).toBe(state);
});

test.each<[Step['key'], Partial<TravellingPet>, Partial<Trip>]>([
  ['passport', {}, { to: 'FR' }],
  ['titreResult', { doses: [rabies('2023-12-20', '2028-12-22')] }, fromMorocco],
  ['tapeworm', wormingFacts, {}],
])('R13.8 %s can be planned while it needs checking', (key, pet, trip) => {
  const stepOn = (today: string) => stepOf(aPlanOf({ pet, trip, today }), key);
  expect(taskMoment(stepOn('2026-11-22'), plannedAt('2026-11-22'))).not.toBeNull();
  expect(stepOn('2027-01-20')).toMatchObject({ state: 'check', from: null, by: null });
});
