'use client';

import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import type { VaccinationFormValues } from '@/lib/records/vaccinations/schema';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';

const lines = ['manufacturer', 'batch', 'vetName', 'clinic'] as const;
const all = [...lines, 'document', 'reaction', 'note'] as const;

export function RareFields() {
  const t = useTranslations('vaccinations');
  const entries = useTranslations('entries');
  const { formState, getValues } = useFormContext<VaccinationFormValues>();
  const [open, setOpen] = useState(() => all.some((name) => Boolean(getValues(name))));
  const wrong = all.some((name) => formState.errors[name]);
  return (
    <details className="group" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap flex cursor-pointer items-center justify-between gap-2 font-medium">
        {t('more')}
        <Icon of={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5">
        {lines.map((name) => (
          <TextField key={name} name={name} label={t(name)} maxLength={vaccinationLimits.text} autoComplete="off" />
        ))}
        <TextField
          name="document"
          type="url"
          label={t('document')}
          hint={t('documentHint')}
          maxLength={vaccinationLimits.document}
          autoComplete="off"
        />
        <TextAreaField name="reaction" label={t('reaction')} maxLength={vaccinationLimits.reaction} rows={2} />
        <TextAreaField name="note" label={entries('note')} maxLength={vaccinationLimits.note} rows={2} />
      </div>
    </details>
  );
}
