'use client';

import { useTranslations } from 'next-intl';
import type { Day } from '@/lib/core/time/dates';
import { DateField, TextField } from './text-field';

export function MomentFields({ latest }: { latest: Day }) {
  const t = useTranslations('entries');
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-3">
      <DateField name="day" label={t('day')} max={latest} required />
      <TextField name="time" type="time" label={t('time')} required />
    </div>
  );
}
