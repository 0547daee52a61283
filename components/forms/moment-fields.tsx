'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DateField, TextField } from './text-field';

export function MomentFields() {
  const t = useTranslations('entries');
  const { latest } = usePageContext();
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-3">
      <DateField name="day" label={t('day')} max={latest} required />
      <TextField name="time" type="time" label={t('time')} required />
    </div>
  );
}
