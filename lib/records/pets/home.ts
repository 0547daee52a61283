import type { Locale } from '@/lib/core/i18n/locales';
import { CANARIES, countryOfZone } from '@/lib/core/time/home-zone';

export interface Home {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** ISO 3166-2. */
  region: string | null;
}

/** Guesses the home from the time zone; without one, Spanish suggests Spain, while English suggests no country. */
export function homeOf({ timeZone, locale }: { timeZone: string | null; locale: Locale }): Home {
  const country = countryOfZone(timeZone);
  if (timeZone === CANARIES.timeZone) return { country, region: CANARIES.region };
  return { country: country ?? (timeZone === null && locale === 'es' ? 'ES' : null), region: null };
}
