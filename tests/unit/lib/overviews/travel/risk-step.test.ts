import { findUncoveredReason } from '@/lib/overviews/travel/plan';
import { readTrip } from '@/lib/overviews/travel/schema';
import { aPlanOf, aTrip, stepOf } from '@/tests/support/a-trip';

const toUs = { to: 'US' } as const;

test.each([
  [null, 'riskUnknown', 'check'],
  ['no', 'riskNone', 'done'],
] as const)('R13.7 a high-risk country answer of %j for the US results in: %s', (highRiskStay, words, state) => {
  const plan = aPlanOf({ trip: { ...toUs, highRiskStay } });
  expect(stepOf(plan, 'risk')).toMatchObject({ words, state, rule: 'us' });
});

test('R13.7 refuses to plan a trip for a dog from a high-risk country', () => {
  expect(findUncoveredReason('dog', { ...aTrip, ...toUs, highRiskStay: 'yes' })).toBe('highRisk');
  expect(findUncoveredReason('dog', { ...aTrip, ...toUs, highRiskStay: 'no' })).toBeNull();
  expect(findUncoveredReason('dog', { ...aTrip, ...toUs, highRiskStay: null })).toBeNull();
  expect(findUncoveredReason('cat', { ...aTrip, ...toUs, highRiskStay: 'yes' })).toBe('species');
});

test('R13.7 only trips into the US depend on high-risk countries', () => {
  expect(findUncoveredReason('dog', { ...aTrip, highRiskStay: 'yes' })).toBeNull();
  expect(aPlanOf().steps.map(({ key }) => key)).not.toContain('risk');
});

test.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['', null],
  ['maybe', null],
])('R13.7 reads the answer %j in the query as %j', (risk, answer) => {
  const query = { from: 'ES', to: 'US', date: '2027-01-20', risk };
  expect(readTrip(query, '2026-11-22').trip?.highRiskStay).toBe(answer);
});
