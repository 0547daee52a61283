import { useTranslations } from 'next-intl';
import { Stamp } from '@/components/ornaments/stamp';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import { StatusLine } from './status-line';
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

/** The words of a stamp as text, for stamps that are too small to read or have nothing else beside them. */
export function StampSentence({ stamp: { status, beforeChip } }: Pick<DoseStampProps, 'stamp'>) {
  const t = useTranslations('vaccinationStatus');
  return (
    <>
      <StatusLine status={status} />
      {beforeChip ? <p className="text-sm font-medium text-due">{t('beforeChip')}</p> : null}
    </>
  );
}
