import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { type PetState, petState } from '@/lib/overviews/health/pet-state';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { around } from '@/tests/support/clock-changes';

const at = instantFromJson('2026-11-22T09:00:00Z');
const luna = {
  type: 'dog',
  breed: 'Beagle',
  dateOfBirth: '2021-03-07',
  deceasedOn: null,
  goal: null,
  archived: false,
};
const weight = (day: string, grams: number, bodyConditionScore: number | null = null) => ({
  id: day,
  measuredAt: `${day}T08:00:00.000Z`,
  grams,
  bodyConditionScore,
  note: null,
});
const plannedVaccines = (...statuses: string[]) =>
  statuses.map((status) => ({ status })) as unknown as PlannedVaccine[];
const stateOf = (petFacts: Partial<Parameters<typeof petState>[0]>) =>
  petState({ pet: luna, isLost: false, weights: [], doses: [], planned: [], at, ...petFacts });
const living = (state: PetState) => {
  if (state.kind !== 'living') throw new Error(`not living but ${state.kind}`);
  return state;
};
const monthOf = (before: number, now: number, score: number | null = null) =>
  living(stateOf({ weights: [weight('2026-11-20', now, score), weight('2026-10-23', before)] }));

test('a pet without health data has a new passport', () => {
  expect(stateOf({ planned: plannedVaccines('overdue') })).toEqual({ kind: 'new' });
});

test.each([
  ['deceased', { pet: { ...luna, deceasedOn: '2026-05-03', archived: true }, isLost: true }],
  ['lost', { pet: { ...luna, archived: true }, isLost: true }],
  ['archived', { pet: { ...luna, archived: true } }],
] as const)('reports a %s pet before its weight', (kind, petFacts) => {
  expect(stateOf({ ...petFacts, weights: [weight('2026-11-20', 11_200)] }).kind).toBe(kind);
});

test.each([
  ['steady', 11_150, 11_200],
  ['losing', 11_200, 10_900],
  ['gaining', 11_200, 11_600],
] as const)('a monthly weight change is reported as %s', (kind, before, now) => {
  expect(monthOf(before, now).weight?.kind).toBe(kind);
});

test('suggests a call after losing five percent in a month', () => {
  expect(monthOf(11_200, 10_600)).toMatchObject({
    call: true,
    weight: { kind: 'losing', percent: expect.closeTo(5.36, 1) },
  });
  expect(monthOf(11_200, 10_900).call).toBe(false);
});

test('weight gain in a young animal counts as growing', () => {
  const pup = { ...luna, dateOfBirth: '2026-06-01' };
  const weights = [weight('2026-11-20', 8000), weight('2026-10-23', 7000)];
  expect(living(stateOf({ pet: pup, weights })).weight?.kind).toBe('growing');
});

test.each([
  ['within', 5],
  ['above', 7],
  ['below', 3],
  ['unknown', null],
] as const)('a weight is %s its ideal with body condition score %s', (ideal, score) => {
  expect(monthOf(11_200, 11_200, score).weight?.ideal).toBe(ideal);
});

test('a single weight or an old weight has no trend', () => {
  const [young, old] = [weight('2026-11-20', 11_200), weight('2026-05-01', 11_200, 5)];
  expect(living(stateOf({ weights: [young] })).weight?.kind).toBe('weighed');
  expect(living(stateOf({ weights: [old] })).weight).toMatchObject({ kind: 'longAgo', ideal: 'unknown' });
});

test('counts overdue and lapsed vaccinations together, and due ones separately', () => {
  const givenFacts = { doses: [{}], planned: plannedVaccines('overdue', 'lapsed', 'due_soon', 'upcoming', 'complete') };
  expect(living(stateOf(givenFacts)).vaccinations).toEqual({ overdue: 2, due: 1, estimated: 0 });

  const computedVaccines = plannedVaccines('due_soon').map((one) => ({ ...one, certain: 'computed' as const }));
  expect(living(stateOf({ doses: [{}], planned: computedVaccines })).vaccinations?.estimated).toBe(1);
});

test('gives no vaccination status until a vaccination is recorded', () => {
  expect(
    living(stateOf({ weights: [weight('2026-11-20', 11_200)], planned: plannedVaccines('overdue') })).vaccinations,
  ).toBeNull();
});

test('R7.3 a weight counts as current for ninety days', () => {
  const weights = [weight('2028-02-29', 11_200)];
  const end = addMs(instantFromJson('2028-02-29T08:00:00Z'), 90 * DAY).toISOString();
  const kinds = around(end).map((moment) => living(stateOf({ weights, at: moment })).weight?.kind);
  expect(kinds).toEqual(['weighed', 'weighed', 'longAgo']);
});
