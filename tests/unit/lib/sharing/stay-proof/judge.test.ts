import { instantFromJson } from '@/lib/core/time/dates';
import { answerOf, judgeStay, type StayingPet } from '@/lib/sharing/stay-proof/judge';
import type { FacilityTemplate } from '@/lib/sharing/stay-proof/template';
import { dose } from '@/tests/support/doses';

const luna: StayingPet = {
  ...{ type: 'dog', dateOfBirth: '2020-01-10', deceasedOn: null, vaccineProfile: 'wsava', country: null, region: null },
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
])('R13.6 a dose until %s covers %i of ten days', (validUntil, count, state, by) => {
  const [rule] = judge({ doses: [rabies('2025-12-22', validUntil)] });
  expect(rule && [passing(rule), rule.state, rule.todo?.by]).toEqual([count, state, by]);
});

test.each([
  ['2026-12-03', 10, 'passes'],
  ['2026-12-04', 10, 'passes'],
  ['2026-12-05', 9, 'young'],
  ['2026-12-14', 0, 'young'],
])('R13.6 a dose on %s needing 14 days covers %i of ten days', (givenOn, count, state) => {
  const [rule] = judge({ doses: [rabies(givenOn, '2029-01-01')] }, {}, { today: '2026-12-15' });
  expect(rule && [passing(rule), rule.state]).toEqual([count, state]);
});

test('R13.6 a renewal within the wait keeps the days of the previous dose', () => {
  const doses = [rabies('2025-12-22', '2026-12-22'), rabies('2026-12-15', '2029-12-15')];
  const [rule] = judge({ doses }, {}, { today: '2026-12-16' });
  expect(rule?.days).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
});

test('R13.6 counts calendar days across the clock change in October', () => {
  const period = { from: '2026-10-24', until: '2026-10-26', today: '2026-10-01' };
  expect(judge({ doses: [rabies('2025-10-25', '2026-10-25')] }, {}, period)[0]?.days).toEqual([true, true, false]);
});

test('R13.6 a dose that ends within the stay can be renewed now', () => {
  const [rule] = judge({ doses: [rabies('2025-12-22', '2026-12-22')] });
  expect(rule?.todo).toEqual({ from: '2026-11-22', by: '2026-12-09', isLate: false, doses: ['2026-11-22'] });
});

test('R13.6 without a vet’s date, the end is estimated and marked as such', () => {
  const [rule] = judge({ doses: [rabies('2026-01-10')] });
  expect(rule).toMatchObject({ state: 'passes', day: '2027-01-10', estimates: [{ kind: 'guideline' }] });
});

test('R13.6 without a vet’s date, the last dose is valid as planned', () => {
  const doses = [dose('dog.dhp', '2024-01-10'), dose('dog.dhp', '2025-01-10')];
  expect(judge({ doses }, { vaccines: ['dog.dhp'] })[0]).toMatchObject({ state: 'passes', day: '2028-01-10' });
});

test('R13.6 an earlier dose without a vet’s date is valid for a year', () => {
  const doses = [rabies('2025-12-20'), rabies('2026-12-10', '2029-12-10')];
  const [rule] = judge({ doses }, {}, { today: '2026-12-12' });
  expect(rule?.days).toEqual([true, true, true, ...Array(3).fill(false), ...Array(4).fill(true)]);
  expect(rule).toMatchObject({ state: 'ends', day: '2029-12-10', todo: { by: '2026-12-07' } });
  expect(rule?.estimates).toEqual([{ kind: 'year' }]);
});

test('R7.19 a vet’s next due date counts as an estimated end', () => {
  const doses = [dose('dog.rabies', '2025-12-22', { nextDueOn: '2026-12-20' })];
  expect(judge({ doses })[0]).toMatchObject({ state: 'ends', day: '2026-12-20', estimates: [{ kind: 'nextDate' }] });
});

test('R7.19 a recorded end does not rely on an earlier dose’s estimate', () => {
  const doses = [rabies('2026-06-01'), rabies('2026-10-01', '2029-10-01')];
  expect(judge({ doses })[0]).toMatchObject({ state: 'passes', estimates: [] });
});

test('R7.19 the answer marks a pass that relies on an estimate', () => {
  const answer = (nextDueOn: string, validUntil: string | null) =>
    answerOf(judge({ doses: [dose('dog.rabies', '2025-12-22', { nextDueOn, validUntil })] }), happyTails);
  expect(answer('2027-12-20', null)).toMatchObject({ state: 'passes', isEstimated: true });
  expect(answer('2027-12-20', '2028-12-20')).toMatchObject({ state: 'passes', isEstimated: false });
  expect(answer('2026-12-20', null)).toMatchObject({ state: 'oneVisit', isEstimated: false });
});

test('R13.6 passing rules need no action; recent doses name their first valid day', () => {
  const [passes] = judge({ doses: [rabies('2026-01-01', '2029-01-01')] });
  expect(passes).toMatchObject({ todo: null, day: '2029-01-01', estimates: [] });

  const [young] = judge({ doses: [rabies('2026-12-10', '2029-01-01')] }, {}, { today: '2026-12-15' });
  expect(young).toMatchObject({ state: 'young', day: '2026-12-24', todo: { by: '2026-12-04', isLate: true } });
  expect(judge({})[0]).toMatchObject({ state: 'none', day: null, estimates: [] });
});

test.each([
  ['2026-12-03', false],
  ['2026-12-04', false],
  ['2026-12-05', true],
])('R13.6 on %s it is too late for a dose: %p', (today, isLate) => {
  expect(judge({}, {}, { today })[0]?.todo).toEqual({ from: today, by: '2026-12-04', isLate, doses: [today] });
});

test('R13.6 without a wait, a dose on the first day is in time', () => {
  expect(judge({}, { minDays: 0 })[0]?.todo?.by).toBe('2026-12-18');
});

test('R13.6 ignores unknown vaccines and vaccines of other species', () => {
  expect(judge({}, { vaccines: ['dog.unknown', 'cat.rabies', 'dog.rabies'] }).map(({ of }) => of)).toEqual([
    { kind: 'vaccine', id: 'dog.rabies' },
  ]);
});

test('R13.6 the last timely treatment counts, otherwise the last one is named', () => {
  const template = { vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 10 }] };
  const given = (...days: string[]) =>
    days.map((day) => ({ kind: 'worms' as const, givenAt: instantFromJson(`${day}T12:00:00Z`) }));
  const other = { kind: 'heartworm' as const, givenAt: instantFromJson('2026-12-15T12:00:00Z') };

  const [timely] = judge({ treatments: [...given('2026-12-12', '2026-12-10', '2026-12-20'), other] }, template);
  expect(timely).toMatchObject({ state: 'given', day: '2026-12-12', todo: null, days: Array(10).fill(true) });

  const [missing] = judge({ treatments: [...given('2026-12-07', '2026-10-10', '2026-09-01'), other] }, template);
  expect(missing).toMatchObject({ state: 'missing', day: '2026-12-07', days: Array(10).fill(false) });
  expect(judge({}, template)[0]).toMatchObject({ day: null, estimates: [] });
});

test.each([
  ['2026-12-17', '2026-12-17', false],
  ['2026-12-18', '2026-12-18', false],
  ['2026-12-19', '2026-12-19', true],
])('R13.6 on %s, a treatment is possible from %s, too late: %p', (today, from, isLate) => {
  const template = { vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 10 }] };
  expect(judge({}, template, { today })[0]?.todo).toEqual({ from, by: '2026-12-18', isLate, doses: [from] });
});

test('R13.6 a dose given too early for its vaccine does not count', () => {
  const [rule] = judge({ dateOfBirth: '2026-10-01', doses: [rabies('2026-10-20', '2029-10-20')] });
  // The rule applies from 12 weeks of age, reached on December 24.
  const doses = ['2026-12-24'];
  expect(rule).toMatchObject({ state: 'none', todo: { from: '2026-12-24', by: '2026-12-04', isLate: true, doses } });
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
])('R13.6 a treatment at %s within 90 days is %s', (givenAt, state) => {
  const treatments = [{ kind: 'worms' as const, givenAt: instantFromJson(givenAt) }];
  const template = { vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 90 }] };
  expect(judge({ treatments }, template)[0]?.state).toBe(state);
});

test('R13.6 a missing treatment is due between its first and last day', () => {
  const [rule] = judge({}, { treatments: [{ kind: 'worms', withinDays: 10 }], vaccines: [] });
  expect(rule?.todo).toEqual({ from: '2026-12-08', by: '2026-12-18', isLate: false, doses: ['2026-12-08'] });
});

test('R13.6 the answer is one visit, several, or too late', () => {
  const template = { ...happyTails, vaccines: ['dog.rabies', 'dog.dhp'] };
  const answer = (rules: ReturnType<typeof judge>, of = template) => answerOf(rules, of);

  expect(answer(judge({}, template))).toEqual({ state: 'oneVisit', missing: 2, by: '2026-12-04', isEstimated: false });
  const both = { ...template, treatments: [{ kind: 'worms' as const, withinDays: 10 }] };
  expect(answer(judge({}, both), both)).toEqual({ state: 'missing', missing: 3, by: '2026-12-04', isEstimated: false });
  expect(answer(judge({}, template, { today: '2026-12-04' })).state).toBe('oneVisit');
  expect(answer(judge({}, template, { today: '2026-12-05' })).state).toBe('late');
  expect(answer(judge({}, both, { today: '2026-12-05' }), both)).toEqual({
    ...{ state: 'late', missing: 3, by: null, isEstimated: false },
  });
  expect(answer(judge({ doses: [rabies('2026-01-01', '2029-01-01')] }), happyTails).state).toBe('passes');
});

test('R13.6 rules with only treatments apply to every species', () => {
  const template = { ...happyTails, vaccines: [], treatments: [{ kind: 'worms' as const, withinDays: 90 }] };
  expect(answerOf(judge({ type: 'cat' }, template), template)).toEqual({
    ...{ state: 'oneVisit', missing: 1, by: '2026-12-18', isEstimated: false },
  });
});

test('R13.6 rules for other species do not apply to this pet', () => {
  const template = { ...happyTails, treatments: [{ kind: 'worms' as const, withinDays: 90 }] };
  const rules = judge({ type: 'cat' }, template);
  expect(answerOf(rules, template).state).toBe('noRules');
});

const lepto = { ...happyTails, vaccines: ['dog.lepto'], minDays: 0 };

test('R13.6 an incomplete series fails every day and names the missing doses', () => {
  const [rule] = judge({ doses: [dose('dog.lepto', '2026-11-01')] }, lepto);
  expect(rule).toMatchObject({ state: 'incomplete', missingDoses: 1, day: null, estimates: [] });
  expect(rule?.days).toEqual(Array(10).fill(false));
  expect(rule?.todo).toEqual({ from: '2026-11-29', by: '2026-12-18', isLate: false, doses: ['2026-11-29'] });
});

test('R13.6 a lapsed series restarts with both doses', () => {
  const [rule] = judge({ doses: [dose('dog.lepto', '2025-01-01')] }, lepto);
  expect(rule).toMatchObject({ state: 'incomplete', missingDoses: 2 });
  // The second dose planned for December 20 would be too late; one given two weeks after the first counts.
  expect(rule?.todo).toEqual({
    ...{ from: '2026-11-22', by: '2026-12-04', isLate: false, doses: ['2026-11-22', '2026-12-06'] },
  });
});

test('R13.6 a vet’s end date satisfies the rule regardless of earlier records', () => {
  const doses = [dose('dog.lepto', '2026-05-01', { validUntil: '2027-05-01' })];
  expect(judge({ doses }, lepto)[0]).toMatchObject({ state: 'passes', missingDoses: 0, todo: null });
});

test('R13.6 the first dose of a series alone is never valid', () => {
  const doses = ['2026-12-01', '2026-12-20'].map((day) => dose('dog.lepto', day));
  const [rule] = judge({ doses }, lepto, { today: '2026-12-21' });
  expect(rule?.days).toEqual([false, false, ...Array(8).fill(true)]);
});

test.each([
  ['2026-11-20', ['2026-11-20', '2026-12-18'], false],
  ['2026-12-04', ['2026-12-04', '2026-12-18'], false],
  ['2026-12-05', ['2026-12-05', '2026-12-19'], true],
])('R13.6 on %s, the two doses are on %j, late: %j', (today, doses, isLate) => {
  const [rule] = judge({}, lepto, { today });
  expect(rule).toMatchObject({ state: 'none', todo: { from: today, doses, isLate } });
});

test('R13.6 one visit is enough only if each vaccine needs one dose', () => {
  const period = { today: '2026-11-20' };
  const template = { ...lepto, vaccines: ['dog.rabies', 'dog.lepto'] };
  expect(answerOf(judge({}, template, period), template)).toMatchObject({ state: 'missing', missing: 2 });
  const doses = [dose('dog.lepto', '2026-11-01')];
  const late = { today: '2026-11-29' };
  expect(answerOf(judge({ doses }, template, late), template)).toMatchObject({ state: 'oneVisit', by: '2026-12-18' });
});
