import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { fromCelsius } from '@/lib/records/vitals/units';
import type { VitalKind } from '@/lib/records/vitals/vocabulary';

export function useVitalWords(): (kind: VitalKind, value: number) => string {
  const t = useTranslations('vitals.units');
  const { locale, temperatureUnit: unit } = usePageContext();
  return (kind, value) => {
    const [number, key] =
      kind === 'temperature' ? [fromCelsius(value, unit), `temperature_${unit}` as const] : [value, kind];
    return `${formatNumber(number, locale, { max: 1 })}\u00A0${t(key)}`;
  };
}
