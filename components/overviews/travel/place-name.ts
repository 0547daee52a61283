import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { countryName } from '@/lib/core/i18n/intl-formats';

/** The two parts of the United Kingdom that have rules of their own, by name. */
const parts = { GB: 'greatBritain', XI: 'northernIreland' } as const;

/** Names places of a trip in the reader's language. */
export function usePlaceName(): (place: string) => string {
  const t = useTranslations('travel.places');
  const { locale } = useReader();
  return (place) => (place === 'GB' || place === 'XI' ? t(parts[place]) : countryName(place, locale));
}
