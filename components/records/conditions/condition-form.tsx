'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { conditions } from '@/lib/collections/columns/conditions';
import { formValues } from '@/lib/collections/form-values';
import { conditionsClient } from '@/lib/records/conditions/client';
import type { Condition } from '@/lib/records/conditions/condition';
import type { ConditionFormValues, ConditionInput } from '@/lib/records/conditions/schema';
import { conditionLimits, conditionStatuses } from '@/lib/records/conditions/vocabulary';

interface ConditionFormProps {
  petId: string;
  condition: Condition | null;
  onSaved: (savedCondition: Condition) => void;
}

export function ConditionForm({ petId, condition, onSaved }: ConditionFormProps) {
  const t = useTranslations('conditions');
  const entries = useTranslations('entries');
  const { latest } = usePageContext();
  return (
    <EntryForm<ConditionFormValues, ConditionInput, Condition>
      draftKey={entryDraft('conditions', petId, condition?.id)}
      schema={async () => (await import('@/lib/records/conditions/schema')).conditionInput(latest)}
      fields={async () => (await import('@/lib/records/conditions/fields')).conditionFields}
      initial={{ ...formValues(conditions, condition), status: condition?.status ?? 'active' }}
      save={(values, key) =>
        condition ? conditionsClient.overwrite(petId, condition, values) : conditionsClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      {(form) => (
        <>
          <TextField
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            maxLength={conditionLimits.name}
            autoComplete="off"
            required
          />
          <SelectField
            name="status"
            label={t('status')}
            options={conditionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <DateField name="diagnosedOn" label={t('diagnosedOn')} max={latest} />
          {form.watch('status') === 'resolved' ? (
            <DateField name="resolvedOn" label={t('resolvedOn')} max={latest} />
          ) : null}
          <TextAreaField
            name="whatToDo"
            label={t('whatToDo')}
            hint={t('whatToDoHint')}
            maxLength={conditionLimits.note}
            rows={2}
          />
          <TextAreaField name="note" label={entries('note')} maxLength={conditionLimits.note} rows={2} />
        </>
      )}
    </EntryForm>
  );
}
