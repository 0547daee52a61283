import { dosePerKg } from '@/lib/records/medications/dose-per-kg';

test.each([
  ['16 mg', 12_400, { amount: 16 / 12.4, unit: 'mg' }],
  ['0,5 ml', 5000, { amount: 0.1, unit: 'ml' }],
  [' 2.5MG ', 5000, { amount: 0.5, unit: 'MG' }],
  ['500 IU', 2000, { amount: 250, unit: 'IU' }],
])('R9.4 divides %s for %d g by the weight', (dosage, grams, expected) => {
  expect(dosePerKg(dosage, grams)).toEqual({ ...expected, amount: expect.closeTo(expected.amount, 9) });
});

test.each([
  null,
  '',
  '1 tablet',
  '16 mg tablet, half',
  '2 mg/kg',
  '1-2 ml',
  '1,100 mg',
  '0 mg',
  `${'1'.repeat(99)} mg`,
])('R9.4 calculates no dose per kilogram from %p', (dosage) => {
  expect(dosePerKg(dosage, 5000)).toBeNull();
});

test('R9.4 calculates no dose per kilogram without a weight', () => {
  expect(dosePerKg('16 mg', 0)).toBeNull();
});
