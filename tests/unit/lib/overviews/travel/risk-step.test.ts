import { notCovered } from '@/lib/overviews/travel/plan';
import { readTrip } from '@/lib/overviews/travel/schema';
import { aPlanOf, aTrip, stepOf } from '@/tests/support/a-trip';

const toUs = { to: 'US' } as const;

test.each([
  [null, 'riskUnknown', 'check'],
  ['no', 'riskNone', 'done'],
] as const)('R13.7 into the US, a stay in high-risk countries answered with %j: %s', (highRiskStay, words, state) => {
  const plan = aPlanOf({ trip: { ...toUs, highRiskStay } });
  expect(stepOf(plan, 'risk')).toMatchObject({ words, state, rule: 'us' });
});

test('R13.7 a dog from a high-risk country gets no plan', () => {
  expect(notCovered('dog', { ...aTrip, ...toUs, highRiskStay: 'yes' })).toBe('highRisk');
  expect(notCovered('dog', { ...aTrip, ...toUs, highRiskStay: 'no' })).toBeNull();
  expect(notCovered('dog', { ...aTrip, ...toUs, highRiskStay: null })).toBeNull();
  expect(notCovered('cat', { ...aTrip, ...toUs, highRiskStay: 'yes' })).toBe('species');
});

test('R13.7 only trips into the US depend on high-risk countries', () => {
  expect(notCovered('dog', { ...aTrip, highRiskStay: 'yes' })).toBeNull();
  expect(aPlanOf().steps.map(({ key }) => key)).not.toContain('risk');
});

test.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['', null],
  ['maybe', null],
])('R13.7 the answer %j in the address is read as %j', (risk, answer) => {
  const query = { from: 'ES', to: 'US', date: '2027-01-20', risk };
  expect(readTrip(query, '2026-11-22').trip?.highRiskStay).toBe(answer);
});
