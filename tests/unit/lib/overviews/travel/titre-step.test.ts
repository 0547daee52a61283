import { titreStep } from '@/lib/overviews/travel/titre-step';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';

const titreWords = (trip: Partial<typeof aTrip>, begin = '2026-01-01', today = '2026-11-22', tickedSteps = {}) =>
  titreStep(
    { ticked: tickedSteps },
    { ...aTrip, from: 'MA', to: 'FR', ...trip },
    { validityBegin: { day: begin, isAssumed: false }, today },
  );

test.each([
  ['2026-01-30', 'titreTooEarly'],
  ['2026-01-31', 'titreTaken'],
  ['2026-02-01', 'titreTaken'],
])('R13.7 blood drawn on %s after a dose of 1 January: %s', (sampledOn, words) => {
  expect(titreWords({ sampledOn }).step.words).toBe(words);
});

test.each([
  ['2026-10-19', 'titreTaken', '2026-11-22'],
  ['2026-10-20', 'titreTaken', '2026-11-22'],
  ['2026-10-21', 'titreWait', '2027-01-21'],
])('R13.7 blood drawn on %s for an arrival on 20 January: %s', (sampledOn, words, earliest) => {
  expect(titreWords({ sampledOn })).toMatchObject({ step: { words }, earliest });
});

test.each([
  [null, 'titre'],
  ['2026-11-22', 'titreTaken'],
  ['2026-11-23', 'titreTooEarly'],
])('R13.7 blood drawn on %s, checked on 22 November: %s', (sampledOn, words) => {
  expect(titreWords({ sampledOn, arrival: '2027-03-20' }).step.words).toBe(words);
});

test.each([
  ['2026-11-21', '2026-12-22'],
  ['2026-11-22', '2024-01-19'],
])('R13.7 with a dose valid until %s, blood is drawn from %s', (until, day) => {
  const plan = aPlanOf({ trip: { from: 'MA', to: 'FR' }, pet: { doses: [rabies('2023-12-20', until)] } });
  expect(stepOf(plan, 'titre').day).toBe(day);
});

test('R13.7 blood drawn in the EU before departure needs no wait', () => {
  expect(titreWords({ sampledOn: '2026-11-20', wasSampledInEu: true }).step.words).toBe('titreTaken');
});

test.each([
  ['2026-11-27', '2027-02-28', '2026-11-30', 'open'],
  ['2026-11-30', '2027-02-28', '2026-11-30', 'open'],
  ['2026-12-01', '2027-02-28', '2026-11-30', 'late'],
  ['2027-11-30', '2028-02-29', '2027-11-30', 'open'],
  ['2027-11-29', '2028-02-28', '2027-11-28', 'late'],
])('R13.7 on %s, blood for arrival on %s is due by %s: %s', (today, arrival, by, state) => {
  expect(titreWords({ arrival }, '2026-01-01', today).step).toMatchObject({ from: today, by, state });
});

test('R13.7 trips from listed or EU countries need no titre', () => {
  const keys = (trip: Partial<typeof aTrip>) => aPlanOf({ trip: { to: 'FR', ...trip } }).steps.map(({ key }) => key);
  expect(keys({ from: 'MA' })).toContain('titre');
  for (const trip of [{ from: 'MA', isListed: true }, { from: 'ES' }, { from: 'GB' }]) {
    expect(keys(trip)).not.toContain('titre');
  }
});

test('R13.7 the next arrival allows for the dose, 30 days and three months', () => {
  const plan = aPlanOf({ trip: { from: 'MA', to: 'FR' }, pet: { doses: [] } });
  expect(stepOf(plan, 'titre')).toMatchObject({ from: '2026-12-22', state: 'late' });
  expect(plan.nextArrival).toBe('2027-03-22');
});

test('R13.7 continuous validity counts from its first dose', () => {
  const doses = [rabies('2024-01-10', '2025-01-10'), rabies('2025-01-10', '2028-01-10')];
  const plan = aPlanOf({ trip: { from: 'MA', to: 'FR', sampledOn: '2024-02-09' }, pet: { doses } });
  expect(stepOf(plan, 'titreResult').words).toBe('titreTaken');
});

test.each([
  [{}, 'titreTaken', 'check'],
  [{ titre: '2026-10-02' }, 'titreTaken', 'check'],
  [{ titreResult: '2026-10-01' }, 'titreTaken', 'check'],
  [{ titreResult: '2026-10-02' }, 'titreDone', 'done'],
  [{ titreResult: '2027-01-20' }, 'titreDone', 'done'],
  [{ titreResult: '2027-01-21' }, 'titreTaken', 'check'],
])('R13.8 blood drawn on 1 October with tasks %j done: %s', (tickedSteps, words, state) => {
  expect(titreWords({ sampledOn: '2026-10-01' }, '2026-01-01', '2026-11-22', tickedSteps).step).toMatchObject({
    words,
    state,
  });
});
