import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { isAbnormal, positionOf, resultText } from '@/lib/records/lab-reports/lab-result';
import { labResult } from '@/tests/support/lab-results';

test.each<[Partial<LabResult>, string | null]>([
  [{ value: 3, low: 3.5, high: 5.5 }, 'below'],
  [{ value: 3.5, low: 3.5, high: 5.5 }, 'within'],
  [{ value: 5.5, low: 3.5, high: 5.5 }, 'within'],
  [{ value: 5.6, low: 3.5, high: 5.5 }, 'above'],
  [{ value: 2, high: 5.5 }, 'within'],
  [{ value: 6, high: 5.5 }, 'above'],
  [{ value: 6, low: 5 }, 'within'],
  [{ value: 5.5, high: 5.5 }, null],
  [{ value: 5, low: 5 }, null],
  [{ value: 6 }, null],
  [{ text: 'negative', low: 0, high: 1 }, null],
  [{ value: 0.5, comparator: '<', low: 0.5, high: 2 }, 'below'],
  [{ value: 0.5, comparator: '<', low: 0.4, high: 2 }, null],
  [{ value: 0.5, comparator: '<', low: 0, high: 0.5 }, 'within'],
  [{ value: 0.5, comparator: '<', high: 1 }, 'within'],
  [{ value: 2, comparator: '<', high: 1 }, null],
  [{ value: 2, comparator: '<', low: -4, high: 4 }, null],
  [{ value: 100, comparator: '>', low: 10, high: 100 }, 'above'],
  [{ value: 90, comparator: '>', low: 10, high: 100 }, null],
  [{ value: 100, comparator: '>', low: 100 }, 'within'],
  [{ value: 90, comparator: '>', low: 100 }, null],
])('R15.5 %j is %s', (result, position) => {
  expect(positionOf({ ...labResult, ...result })).toBe(position);
});

test('R15.5 a result stands out because of its range or the laboratory’s flag', () => {
  expect(isAbnormal({ ...labResult, value: 6, high: 5 })).toBe(true);
  expect(isAbnormal({ ...labResult, text: 'positive', flag: 'abnormal' })).toBe(true);
  expect(isAbnormal({ ...labResult, value: 4, low: 3, high: 5, flag: 'high' })).toBe(true);
  expect(isAbnormal({ ...labResult, value: 4, low: 3, high: 5 })).toBe(false);
  expect(isAbnormal({ ...labResult, value: 4 })).toBe(false);
});

test('R15.4 shows numbers in the reader’s notation', () => {
  expect(resultText({ ...labResult, value: 1234.5, unit: 'U/L' }, 'en')).toBe('1,234.5 U/L');
  expect(resultText({ ...labResult, value: 0.05, comparator: '<', unit: 'µg/dL' }, 'es')).toBe('< 0,05 µg/dL');
  expect(resultText({ ...labResult, text: 'negative' }, 'en')).toBe('negative');
});
