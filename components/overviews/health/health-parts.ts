import type { HealthPart } from '@/lib/core/config/paths';
import type { RecordPart } from '@/lib/overviews/health/record-columns';

/** Pages below the health tab; `allergies` includes conditions, `analyte` shows one analyte of all lab reports. */
const pages = [
  'weights',
  'vaccinations',
  'medications',
  'treatments',
  'vitals',
  'symptoms',
  'lab-reports',
  'analyte',
  'allergies',
] as const;

export type HealthPage = (typeof pages)[number];

export const sectionsOf: Record<HealthPage, readonly HealthPart[]> = {
  weights: ['weights'],
  vaccinations: ['vaccinations'],
  medications: ['medications'],
  treatments: ['treatments'],
  vitals: ['vitals'],
  symptoms: ['symptoms'],
  'lab-reports': ['lab-reports'],
  analyte: ['lab-reports'],
  allergies: ['allergies', 'conditions'],
};

/** Message namespace of a part. */
export const wordsOf = (part: HealthPart | HealthPage) =>
  part === 'lab-reports' || part === 'analyte' ? 'labReports' : part;

/** Parts of the record that a page loads, besides weights, vaccinations and medications. */
export const partsOf: Record<HealthPage | 'overview' | 'summary', readonly RecordPart[]> = {
  overview: ['visits', 'photos'],
  summary: ['treatments', 'vitals', 'symptoms', 'latestLabReports', 'doses'],
  weights: ['visits'],
  vaccinations: ['documents'],
  medications: ['doses', 'documents'],
  treatments: ['treatments'],
  vitals: ['vitals'],
  symptoms: ['symptoms'],
  'lab-reports': ['labReports'],
  analyte: ['lifelongLabReports'],
  allergies: [],
};

export type HealthQuery = Record<string, string | string[] | undefined>;

export function readHealthPage({ part, new: entry, range }: HealthQuery): HealthPage | null {
  if (entry === 'vaccination') return 'vaccinations';
  if (entry === 'weight' || (part === undefined && range !== undefined)) return 'weights';
  return pages.find((page) => page === part) ?? null;
}
