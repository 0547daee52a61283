import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { countryName } from '@/lib/core/i18n/intl-formats';

const parts = { GB: 'greatBritain', XI: 'northernIreland' } as const;

export function usePlaceName(): (place: string) => string {
  const t = useTranslations('travel.places');
  const { locale } = usePageContext();
  return (place) => (place === 'GB' || place === 'XI' ? t(parts[place]) : countryName(place, locale));
}
