import { type ColumnsOf, jsonOf } from '../column';

/** One line of a laboratory's report, as printed. The range and the flag are the laboratory's own. */
export interface LabResult {
  /** Id in lib/records/lab-reports/data/analytes.json. Null for a name that the catalog does not have. */
  analyte: string | null;
  /** As printed. Null only if `analyte` is set. */
  name: string | null;
  value: number | null;
  /** For values outside the range that the laboratory can measure. */
  comparator: '<' | '>' | null;
  /** Result in words, such as "negative". */
  text: string | null;
  unit: string | null;
  low: number | null;
  high: number | null;
  flag: 'low' | 'high' | 'abnormal' | null;
}

export const labReports = {
  sampledOn: { day: true, fact: true, activity: true },
  laboratory: { fact: true, activity: true },
  sample: { fact: true },
  results: { fact: true, json: jsonOf<LabResult[]>() },
  note: { activity: true },
} as const satisfies ColumnsOf<'LabReport'>;
