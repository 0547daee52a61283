'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { repeatSteps } from '@/lib/records/appointments/vocabulary';

export function RepeatFields({ repeats }: { repeats: boolean }) {
  const t = useTranslations('appointments');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="every"
        label={t('repeat')}
        placeholder={t('repeatNever')}
        options={repeatSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
      {repeats ? (
        <TextField
          name="times"
          label={t('times')}
          hint={t('timesHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      ) : null}
    </div>
  );
}
