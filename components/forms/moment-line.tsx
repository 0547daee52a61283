'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { type Day, formatDay, formatTime } from '@/lib/core/time/dates';
import { DateField, TextField } from './text-field';

interface MomentLineProps {
  day: string;
  time: string;
}

export function MomentLine({ day, time }: MomentLineProps) {
  const t = useTranslations('entries');
  const { locale, today, latest } = usePageContext();
  const { formState } = useFormContext();
  const [shownDay, shownTime] = useWatch({ name: [day, time] }) as [Day | '', string];
  const [open, setOpen] = useState(false);
  const isWrong = Boolean(formState.errors[day] || formState.errors[time]);
  if (open || isWrong || !shownDay || !shownTime) {
    return (
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <DateField name={day} label={t('day')} max={latest} required />
        <TextField name={time} type="time" label={t('time')} required />
      </div>
    );
  }
  const date = shownDay === today ? t('today') : formatDay(shownDay, locale, 'medium');
  const moment = t('moment', { date, time: formatTime(shownTime, locale) });
  return (
    <button
      type="button"
      aria-label={t('changeMoment', { moment })}
      className="-mt-3 -mb-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-muted hover:text-primary"
      onClick={() => setOpen(true)}
    >
      {moment}
      <Icon of="pencil" className="size-3.5 text-primary" />
    </button>
  );
}
