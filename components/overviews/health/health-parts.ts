import type { HealthPart } from '@/lib/core/config/paths';

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

export type HealthQuery = Record<string, string | string[] | undefined>;

/** Null for the summary. An address of old named the entry or the period alone. */
export function readHealthPage({ part, new: entry, range }: HealthQuery): HealthPage | null {
  if (entry === 'vaccination') return 'vaccinations';
  if (entry === 'weight' || (part === undefined && range !== undefined)) return 'weights';
  return pages.find((page) => page === part) ?? null;
}
