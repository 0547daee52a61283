'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import type { Medication } from '@/lib/records/medications/medication';
import type { MedicationView } from '@/lib/records/medications/view';
import { AsNeeded } from './as-needed';
import { PlannedDoses } from './planned-doses';
import { StockLine } from './stock-line';

interface MedicationDosesProps {
  petId: string;
  medication: Pick<Medication, 'id' | 'name' | 'frequency' | 'maxPerDay'>;
  view: MedicationView;
}

export function MedicationDoses({ petId, medication: { id, name, frequency, maxPerDay }, view }: MedicationDosesProps) {
  const t = useTranslations('medications');
  const locale = useLocale();
  const target = { petId, id, name };
  const { current, doses, next, spacing } = view;
  return (
    <>
      {current && frequency === 'PRN' ? <AsNeeded medication={target} max={maxPerDay} view={view} /> : null}
      {doses.length > 0 ? <PlannedDoses medication={target} doses={doses} /> : null}
      {next ? (
        <p className="mt-1 text-sm text-muted">
          {t('next', { date: formatDay(next.day, locale, 'medium'), time: formatTime(next.time, locale) })}
        </p>
      ) : null}
      {current ? <StockLine view={view} /> : null}
      {current && spacing ? <p className="text-sm text-muted">{t('spacing', { ...spacing })}</p> : null}
    </>
  );
}
