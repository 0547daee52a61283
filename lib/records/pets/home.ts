import { CANARIES } from '@/lib/access/home-zone';
import type { Locale } from '@/lib/core/i18n/locales';
import { countryOfZone } from '@/lib/core/time/zone-countries';

export interface Home {
  country: string | null;
  region: string | null;
}

export function homeOf({ timeZone, locale }: { timeZone: string | null; locale: Locale }): Home {
  const country = countryOfZone(timeZone);
  if (timeZone === CANARIES.timeZone) return { country, region: CANARIES.region };
  return { country: country ?? (timeZone === null && locale === 'es' ? 'ES' : null), region: null };
}
