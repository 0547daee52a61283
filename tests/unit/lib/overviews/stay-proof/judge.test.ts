import { instantFromJson } from '@/lib/core/time/dates';
import { answerOf, judgeStay, type StayingPet } from '@/lib/overviews/stay-proof/judge';
import type { FacilityTemplate } from '@/lib/overviews/stay-proof/template';
import { dose } from '@/tests/support/doses';

const luna: StayingPet = {
  ...{ type: 'dog', dateOfBirth: '2020-01-10', deceasedOn: null, vaccineProfile: 'wsava', region: null },
  ...{ extraVaccines: [], highRisk: false, microchippedOn: '2020-03-01', createdAt: '2020-03-01T12:00:00.000Z' },
  doses: [],
  treatments: [],
};
const happyTails: FacilityTemplate = {
  ...{ name: 'Happy Tails', asOf: '2026-11-03', vaccines: ['dog.rabies'], minDays: 14, treatments: [], note: '' },
};
const stay = { from: '2026-12-18', until: '2026-12-27', today: '2026-11-22', timeZone: 'Europe/Madrid' };
const rabies = (givenOn: string, validUntil: string | null = null) => dose('dog.rabies', givenOn, { validUntil });

const judge = (pet: Partial<StayingPet>, template: Partial<FacilityTemplate> = {}, period: Partial<typeof stay> = {}) =>
  judgeStay({ ...luna, ...pet }, { ...happyTails, ...template }, { ...stay, ...period });
const passing = ({ days }: { days: boolean[] }) => days.filter(Boolean).length;

test.each([
  ['2026-12-17', 0, 'ended', '2026-12-04'],
  ['2026-12-18', 1, 'ends', '2026-12-05'],
  ['2026-12-22', 5, 'ends', '2026-12-09'],
  ['2026-12-26', 9, 'ends', '2026-12-13'],
  ['2026-12-27', 10, 'passes', undefined],
])('R13.6 a dose until %s passes %i of ten days', (validUntil, count, state, by) => {
  const [rule] = judge({ doses: [rabies('2025-12-22', validUntil)] });
  expect(rule && [passing(rule), rule.state, rule.todo?.by]).toEqual([count, state, by]);
});

test.each([
  ['2026-12-03', 10, 'passes'],
  ['2026-12-04', 10, 'passes'],
  ['2026-12-05', 9, 'young'],
  ['2026-12-14', 0, 'young'],
])('R13.6 %s, to be 14 days old, passes %i of ten', (givenOn, count, state) => {
  const [rule] = judge({ doses: [rabies(givenOn, '2029-01-01')] }, {}, { today: '2026-12-15' });
  expect(rule && [passing(rule), rule.state]).toEqual([count, state]);
});

test('R13.6 a renewal too young leaves the days of the dose before', () => {
  const doses = [rabies('2025-12-22', '2026-12-22'), rabies('2026-12-15', '2029-12-15')];
  const [rule] = judge({ doses }, {}, { today: '2026-12-16' });
  expect(rule?.days).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
});

test('R13.6 days are calendar days across the end of October', () => {
  const period = { from: '2026-10-24', until: '2026-10-26', today: '2026-10-01' };
  expect(judge({ doses: [rabies('2025-10-25', '2026-10-25')] }, {}, period)[0]?.days).toEqual([true, true, false]);
});

test('R13.6 without a vet’s date the day is worked out, and said so', () => {
  const [rule] = judge({ doses: [rabies('2026-01-10')] });
  expect(rule).toMatchObject({ state: 'passes', day: '2027-01-10', isComputed: true });
});

test('R13.6 a dose too early for its vaccine does not count', () => {
  const [rule] = judge({ dateOfBirth: '2026-10-01', doses: [rabies('2026-10-20', '2029-10-20')] });
  expect(rule).toMatchObject({ state: 'none', todo: { by: '2026-12-04', isLate: false } });
});

test('R13.6 a combination counts for each of its vaccines', () => {
  const doses = [dose('Nobivac DHPPi', '2026-01-10', { validUntil: '2029-01-10' })];
  const rules = judge({ doses }, { vaccines: ['dog.dhp', 'dog.lepto'] });
  expect(rules.map(({ state }) => state)).toEqual(['passes', 'none']);
});

test.each([
  ['2026-09-18T21:59:00Z', 'missing'],
  ['2026-09-18T22:00:00Z', 'given'],
  ['2026-12-18T22:59:00Z', 'given'],
  ['2026-12-18T23:00:00Z', 'missing'],
])('R13.6 a treatment of %s within 90 days: %s', (givenAt, state) => {
  const treatments = [{ kind: 'worms' as const, givenAt: instantFromJson(givenAt) }];
  const template = { vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 90 }] };
  expect(judge({ treatments }, template)[0]?.state).toBe(state);
});

test('R13.6 a missing treatment is given between its first and last day', () => {
  const [rule] = judge({}, { treatments: [{ kind: 'worms', withinDays: 10 }], vaccines: [] });
  expect(rule?.todo).toEqual({ from: '2026-12-08', by: '2026-12-18', isLate: false });
});

test('R13.6 the answer is one visit, several, or too late', () => {
  const template = { ...happyTails, vaccines: ['dog.rabies', 'dog.lepto'] };
  const answer = (rules: ReturnType<typeof judge>, of = template) => answerOf(rules, of);

  expect(answer(judge({}, template))).toEqual({ state: 'oneVisit', missing: 2, by: '2026-12-04' });
  const both = { ...template, treatments: [{ kind: 'worms' as const, withinDays: 10 }] };
  expect(answer(judge({}, both), both)).toEqual({ state: 'missing', missing: 3, by: '2026-12-04' });
  expect(answer(judge({}, template, { today: '2026-12-04' })).state).toBe('oneVisit');
  expect(answer(judge({}, template, { today: '2026-12-05' })).state).toBe('late');
  expect(answer(judge({ doses: [rabies('2026-01-01', '2029-01-01')] }), happyTails).state).toBe('passes');
});

test('R13.6 rules of other species say nothing of this pet', () => {
  const template = { ...happyTails, treatments: [{ kind: 'worms' as const, withinDays: 90 }] };
  const rules = judge({ type: 'cat' }, template);
  expect(answerOf(rules, template).state).toBe('noRules');
});
