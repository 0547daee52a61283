import type { LabResult } from '@/lib/collections/columns/lab-reports';

/** Empty result, to be completed by a test. */
export const labResult: LabResult = {
  ...{ analyte: null, name: null, value: null, comparator: null, text: null },
  ...{ unit: null, low: null, high: null, flag: null },
};
