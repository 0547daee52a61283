import type { HealthPart } from '@/lib/core/config/paths';
import type { RecordPart } from '@/lib/overviews/health/queries';

/** The pages below the health tab; that of allergies holds conditions too. */
const pages = ['weights', 'vaccinations', 'medications', 'treatments', 'vitals', 'allergies'] as const;

export type HealthPage = (typeof pages)[number];

/** The namespaces of messages and the sections of each page; the names are those of the collections. */
export const sectionsOf: Record<HealthPage, readonly HealthPart[]> = {
  weights: ['weights'],
  vaccinations: ['vaccinations'],
  medications: ['medications'],
  treatments: ['treatments'],
  vitals: ['vitals'],
  allergies: ['allergies', 'conditions'],
};

/** What each page reads of the record beside weights, vaccinations and medications. */
export const partsOf: Record<HealthPage | 'overview' | 'summary', readonly RecordPart[]> = {
  overview: ['visits', 'photos'],
  summary: ['treatments', 'vitals', 'doses'],
  weights: ['visits'],
  vaccinations: ['documents'],
  medications: ['doses', 'documents'],
  treatments: ['treatments'],
  vitals: ['vitals'],
  allergies: [],
};

export type HealthQuery = Record<string, string | string[] | undefined>;

/** Null for the summary. An address of old named the entry or the period alone. */
export function readHealthPage({ part, new: entry, range }: HealthQuery): HealthPage | null {
  if (entry === 'vaccination') return 'vaccinations';
  if (entry === 'weight' || (part === undefined && range !== undefined)) return 'weights';
  return pages.find((page) => page === part) ?? null;
}
