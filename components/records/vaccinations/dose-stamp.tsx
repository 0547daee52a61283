import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ui/stamp';
import { formatDay } from '@/lib/core/time/dates';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import { type StampedDose, useDoseStamp } from './use-dose-stamp';

interface DoseStampProps {
  stamp: Omit<DoseStamp, 'id'>;
  dose: StampedDose;
  /** Width in px; from 123 with its date, from 128 with its clinic. */
  size?: number;
  className?: string | undefined;
  /** Where its sentence stands beside it. */
  isDecorative?: boolean;
}

export function VaccinationStamp({ stamp, dose, size, className, isDecorative = false }: DoseStampProps) {
  const shown = useDoseStamp()(stamp, dose);
  return <Stamp {...shown} size={size} name={isDecorative ? '' : shown.name} className={className} />;
}

const tones = { valid: 'text-primary', due: 'text-due', overdue: 'text-danger', replaced: 'text-muted' } as const;

/** What a small stamp says, in words that can be read. */
export function StampSentence({ stamp: { word, state, day } }: Pick<DoseStampProps, 'stamp'>) {
  const t = useTranslations('vaccinationPlan.stamps');
  const locale = useLocale();
  return (
    <p className={`text-sm font-medium ${tones[state]}`}>
      {t(`beside.${word}`, { date: day ? formatDay(day, locale, 'medium') : '' })}
    </p>
  );
}
