'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { DateField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { addDays } from '@/lib/core/time/dates';
import { endChoices } from '@/lib/sharing/links/link-end';
import type { AdjustValues } from './adjust-values';

const YEAR = 365;

export function EndField() {
  const t = useTranslations('sharing.adjust');
  const { watch } = useFormContext<AdjustValues>();
  const { today } = usePageContext();
  const end = watch('end');
  return (
    <div>
      <ChipChoice
        name="end"
        legend={t('until')}
        options={endChoices.map((value) => ({ value, text: t(`end.${value}`) }))}
      />
      {end === 'other' ? (
        <DateField name="day" label={t('lastDay')} min={today} max={addDays(today, YEAR)} className="mt-3 max-w-56" />
      ) : null}
      {end === 'open' ? (
        <p role="status" className="mt-3 flex gap-2 rounded-control bg-due-soft px-3 py-2.5 text-due">
          <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
          {t('openWarning')}
        </p>
      ) : null}
    </div>
  );
}
