'use client';

import { useTranslations } from 'next-intl';
import { MoreFields } from '@/components/forms/more-fields';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { StepFields } from './step-fields';

const names = ['endsOn', 'steps', 'stockDoses', 'refillBelow', 'instructions', 'reason', 'prescriber'] as const;

export function RareFields() {
  const t = useTranslations('medications');
  return (
    <MoreFields names={names} summary={t('moreFields')}>
      <DateField name="endsOn" label={t('endsOn')} hint={t('endsOnHint')} />
      <StepFields />
      <TextField
        name="stockDoses"
        label={t('stockDoses')}
        hint={t('stockHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="refillBelow" label={t('refillBelow')} inputMode="decimal" autoComplete="off" />
      <TextAreaField name="instructions" label={t('instructions')} maxLength={medicationLimits.instructions} rows={3} />
      <TextField name="reason" label={t('reason')} maxLength={medicationLimits.text} autoComplete="off" />
      <TextField name="prescriber" label={t('prescriber')} maxLength={medicationLimits.text} autoComplete="off" />
    </MoreFields>
  );
}
