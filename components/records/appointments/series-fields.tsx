'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/select-field';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { seriesScopes } from '@/lib/records/appointments/vocabulary';
import { RepeatFields } from './repeat-fields';

interface SeriesFieldsProps {
  appointment: Appointment | null;
  repeats: boolean;
}

export function SeriesFields({ appointment, repeats }: SeriesFieldsProps) {
  const t = useTranslations('appointments');
  if (!appointment) return <RepeatFields repeats={repeats} />;
  return appointment.seriesId ? (
    <SelectField
      name="scope"
      label={t('scope')}
      options={seriesScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
    />
  ) : null;
}
