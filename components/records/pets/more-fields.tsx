'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useReader } from '#page-context';
import { SwitchField } from '@/components/forms/switch-field';
import { DateField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { weightUnits } from '@/lib/core/i18n/units';
import { ChoiceField } from './choice-field';

const names = ['weightUnit', 'deceasedOn', 'archived'] as const;

/** Opens by itself for an error inside, or the form would refuse without a visible reason. */
export function MoreFields() {
  const { latest } = useReader();
  const t = useTranslations('pets');
  const [open, setOpen] = useState(false);
  const { errors } = useFormState({ name: [...names] });
  const failed = names.some((name) => errors[name]);
  return (
    <details
      open={open || failed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-surface px-4 sm:px-5"
    >
      <summary className="tap flex list-none items-center justify-between py-3 font-display text-xl [&::-webkit-details-marker]:hidden">
        {t('groups.more')}
        <Icon of="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        <ChoiceField
          name="weightUnit"
          label={t('fields.weightUnit')}
          options={weightUnits.map((value) => ({ value, label: t(`weightUnit.${value}`) }))}
        />
        <DateField name="deceasedOn" label={t('fields.deceasedOn')} min="1900-01-01" max={latest} />
        <SwitchField
          name="archived"
          label={t('fields.archived')}
          hint={t('hints.archived')}
          className="sm:col-span-2"
        />
      </div>
    </details>
  );
}
