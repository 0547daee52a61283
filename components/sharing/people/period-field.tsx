'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { DateField } from '@/components/forms/text-field';
import { addDays, type Day } from '@/lib/core/time/dates';

export const endChoices = ['none', 'week', 'other'] as const;
export type EndChoice = (typeof endChoices)[number];

const WEEK = 7;
const YEAR = 365;

export interface PeriodValues {
  end: EndChoice;
  /** Last day, for the choice `other`. */
  day: string;
}

export function untilOf({ end, day }: PeriodValues, today: Day): Day | null {
  if (end === 'none') return null;
  return end === 'week' ? addDays(today, WEEK) : day;
}

export function PeriodField() {
  const t = useTranslations('people.invite');
  const { watch } = useFormContext<PeriodValues>();
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
      {end === 'none' ? null : <p className="mt-2 text-sm text-muted">{t('endText')}</p>}
    </div>
  );
}
