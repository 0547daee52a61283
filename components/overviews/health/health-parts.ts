import type { HealthRecord } from '@/lib/overviews/health/queries';

/** Most dangerous first. The names are those of the collections and of their messages. */
export const healthParts = [
  'allergies',
  'conditions',
  'medications',
  'treatments',
  'vaccinations',
  'weights',
  'vitals',
] as const satisfies readonly (keyof HealthRecord)[];
