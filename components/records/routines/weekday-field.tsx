'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { inWeekOrder, WEEKDAYS, weekdayName } from '@/lib/core/time/dates';
import type { RoutineFormValues } from '@/lib/records/routines/schema';

export function WeekdayField() {
  const t = useTranslations('routines');
  const locale = useLocale();
  const id = useId();
  const { watch, setValue } = useFormContext<RoutineFormValues>();
  const error = useFieldError('weekdays');
  const chosenDays = watch('weekdays') ?? [];
  const toggleDay = (day: number) => {
    const next = chosenDays.includes(day) ? chosenDays.filter((one) => one !== day) : [...chosenDays, day];
    setValue('weekdays', next, { shouldDirty: true, shouldValidate: error !== undefined });
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('weekdays')}</legend>
      <div className="grid grid-cols-7 gap-0.5 max-[20rem]:grid-cols-3">
        {inWeekOrder(WEEKDAYS, locale).map((day) => (
          <label
            key={day}
            className="grid min-h-11 cursor-pointer place-items-center rounded-control border border-edge bg-surface text-sm has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="checkbox"
              aria-label={weekdayName(day, locale)}
              checked={chosenDays.includes(day)}
              onChange={() => toggleDay(day)}
              className="sr-only"
            />
            <span aria-hidden="true">{weekdayName(day, locale, 'short')}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
