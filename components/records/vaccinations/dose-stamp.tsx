import { useTranslations } from 'next-intl';
import { Stamp } from '@/components/ornaments/stamp';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import { StatusLine } from './status-line';
import { type StampedDose, useDoseStamp } from './use-dose-stamp';

interface DoseStampProps {
  stamp: Omit<DoseStamp, 'id'>;
  dose: StampedDose;
  /** Width in px. The date appears from 123, the clinic from 128. */
  size?: number;
  className?: string | undefined;
  isDecorative?: boolean;
}

export function VaccinationStamp({ stamp, dose, size, className, isDecorative = false }: DoseStampProps) {
  const stampProps = useDoseStamp()(stamp, dose);
  return <Stamp {...stampProps} size={size} name={isDecorative ? '' : stampProps.name} className={className} />;
}

export function StampSentence({ stamp: { status, beforeChip } }: Pick<DoseStampProps, 'stamp'>) {
  const t = useTranslations('vaccinationStatus');
  return (
    <>
      <StatusLine status={status} />
      {beforeChip ? <p className="text-sm font-medium text-due">{t('beforeChip')}</p> : null}
    </>
  );
}
