'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { leadWords } from '@/lib/records/routines/lead-words';
import type { RoutineFormValues } from '@/lib/records/routines/schema';

/** Minutes before the task. */
const leads = [0, 5, 10, 15, 30, 60, 120, 1440];

export function ReminderField() {
  const t = useTranslations('routines');
  const { formState } = useFormContext<RoutineFormValues>();
  const storedMinutes = Number(formState.defaultValues?.reminderMinutesBefore ?? 0);
  const offeredMinutes = [...new Set([...leads, storedMinutes])].sort((a, b) => a - b);
  return (
    <SelectField
      name="reminderMinutesBefore"
      label={t('reminder')}
      placeholder={t('reminders.none')}
      options={offeredMinutes.map((lead) => ({ value: String(lead), label: leadWords(t as never, lead) }))}
    />
  );
}
