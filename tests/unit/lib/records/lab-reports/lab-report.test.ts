import { checkLabReport } from '@/lib/records/lab-reports/lab-report';
import { labResult } from '@/tests/support/lab-results';

const pet = { dateOfBirth: '2026-01-01' } as Parameters<typeof checkLabReport>[1];
const report = { id: 'r', sampledOn: '2026-11-20', laboratory: null, note: null };
const results = [
  { ...labResult, name: 'Zinc', value: 1 },
  { ...labResult, analyte: 'glucose', value: 90 },
];

test.each([
  ['urine', { 'results.1.analyte': 'entries.validation.invalid' }],
  ['blood', {}],
  [null, {}],
] as const)('R15.6 checks glucose in blood against the sample %s', (sample, fields) => {
  expect(checkLabReport({ ...report, sample, results }, pet)).toEqual(fields);
});
