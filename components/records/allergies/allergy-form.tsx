'use client';

import { useTranslations } from 'next-intl';
import { EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { allergies } from '@/lib/collections/columns/allergies';
import { formValues } from '@/lib/collections/form-values';
import type { Allergy } from '@/lib/records/allergies/allergy';
import { allergiesClient } from '@/lib/records/allergies/client';
import type { AllergyFormValues, AllergyInput } from '@/lib/records/allergies/schema';
import { allergyLimits, severities } from '@/lib/records/allergies/vocabulary';

interface AllergyFormProps {
  petId: string;
  allergy: Allergy | null;
  onSaved: (saved: Allergy) => void;
}

export function AllergyForm({ petId, allergy, onSaved }: AllergyFormProps) {
  const t = useTranslations('allergies');
  const entries = useTranslations('entries');
  return (
    <EntryForm<AllergyFormValues, AllergyInput, Allergy>
      draftKey={entryDraft('allergies', petId, allergy?.id)}
      schema={async () => (await import('@/lib/records/allergies/schema')).allergyInput}
      fields={async () => (await import('@/lib/records/allergies/fields')).allergyFields}
      initial={{ ...formValues(allergies, allergy), severity: allergy?.severity ?? 'moderate' }}
      save={(values, key) =>
        allergy ? allergiesClient.overwrite(petId, allergy, values) : allergiesClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <TextField
        name="allergen"
        label={t('allergen')}
        hint={t('allergenHint')}
        maxLength={allergyLimits.allergen}
        autoComplete="off"
        required
      />
      <SelectField
        name="severity"
        label={t('severity')}
        options={severities.map((value) => ({ value, label: t(`severities.${value}`) }))}
      />
      <TextField name="reaction" label={t('reaction')} hint={t('reactionHint')} maxLength={allergyLimits.reaction} />
      <TextAreaField name="note" label={entries('note')} maxLength={allergyLimits.note} rows={2} />
    </EntryForm>
  );
}
