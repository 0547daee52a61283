'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { medicationLimits } from '@/lib/records/medications/vocabulary';

const names = ['stockDoses', 'refillBelow', 'instructions', 'reason', 'prescriber'] as const;

/** Opens if a field inside has an error. Otherwise the form would refuse without a visible reason. */
export function MoreFields() {
  const t = useTranslations('medications');
  const [open, setOpen] = useState(false);
  const { errors } = useFormState({ name: [...names] });
  const failed = names.some((name) => errors[name]);
  return (
    <details
      open={open || failed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border border-line px-4"
    >
      <summary className="tap flex list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {t('more')}
        <Icon of="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        <TextField
          name="stockDoses"
          label={t('stockDoses')}
          hint={t('stockHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField name="refillBelow" label={t('refillBelow')} inputMode="decimal" autoComplete="off" />
        <TextAreaField
          name="instructions"
          label={t('instructions')}
          maxLength={medicationLimits.instructions}
          rows={3}
        />
        <TextField name="reason" label={t('reason')} maxLength={medicationLimits.text} autoComplete="off" />
        <TextField name="prescriber" label={t('prescriber')} maxLength={medicationLimits.text} autoComplete="off" />
      </div>
    </details>
  );
}
