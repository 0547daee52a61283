import type { Locale } from '@/lib/core/i18n/locales';
import zones from './data/zone-countries.json';

// Its data weighs 11 kB: for the server only.

export interface Home {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
}

const countryByZone = new Map(
  Object.entries(zones.zones).flatMap(([country, names]) => names.split(' ').map((name) => [name, country] as const)),
);

/** The one zone of Spain that is a whole region. */
const CANARIES = 'Atlantic/Canary';

/**
 * Where somebody's pet lives in all likelihood: where their clock is, else, in Spanish, in Spain. Nothing that is
 * known of an English reader without a clock says a country.
 */
export function homeOf({ timeZone, locale }: { timeZone: string | null; locale: Locale }): Home {
  const country = countryByZone.get(timeZone ?? '') ?? null;
  if (timeZone === CANARIES) return { country, region: 'ES-CN' };
  return { country: country ?? (timeZone === null && locale === 'es' ? 'ES' : null), region: null };
}
