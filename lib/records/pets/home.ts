import type { Locale } from '@/lib/core/i18n/locales';
import { CANARIES, countryOfZone } from '@/lib/core/time/home-zone';

export interface Home {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
}

/**
 * Where somebody's pet lives in all likelihood: where their clock is, else, in Spanish, in Spain. Nothing that is
 * known of an English reader without a clock says a country.
 */
export function homeOf({ timeZone, locale }: { timeZone: string | null; locale: Locale }): Home {
  const country = countryOfZone(timeZone);
  if (timeZone === CANARIES.timeZone) return { country, region: CANARIES.region };
  return { country: country ?? (timeZone === null && locale === 'es' ? 'ES' : null), region: null };
}
