import type { HealthPart } from '@/lib/core/config/paths';
import type { RecordPart } from '@/lib/overviews/health/record-part';

/** Pages below the health tab; `allergies` includes conditions, `analyte` one analyte of all lab reports, `measure` one measure. */
const pages = [
  'weights',
  'vaccinations',
  'medications',
  'treatments',
  'vitals',
  'symptoms',
  'lab-reports',
  'analyte',
  'measures',
  'measure',
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
  measures: ['measures'],
  measure: ['measures'],
  allergies: ['allergies', 'conditions'],
};

/** Message namespace of a part. */
export function wordsOf(part: HealthPart | HealthPage) {
  if (part === 'lab-reports' || part === 'analyte') return 'labReports';
  return part === 'measure' ? 'measures' : part;
}

/** Parts of the record that a page loads, besides weights, vaccinations and medications. */
export const partsOf: Record<HealthPage | 'overview' | 'summary', readonly RecordPart[]> = {
  overview: ['visits', 'photos'],
  summary: ['treatments', 'vitals', 'symptoms', 'latestLabReports', 'latestReadings', 'doses'],
  weights: ['visits'],
  vaccinations: ['documents'],
  medications: ['doses', 'documents'],
  treatments: ['treatments'],
  vitals: ['vitals'],
  symptoms: ['symptoms'],
  'lab-reports': ['labReports'],
  analyte: ['lifelongLabReports'],
  measures: ['measures'],
  measure: ['measure'],
  allergies: [],
};

export type HealthQuery = Record<string, string | string[] | undefined>;

export function readHealthPage({ part, new: entry, range }: HealthQuery): HealthPage | null {
  if (entry === 'vaccination') return 'vaccinations';
  if (entry === 'weight' || (part === undefined && range !== undefined)) return 'weights';
  return pages.find((page) => page === part) ?? null;
}
