'use client';

import { useTranslations } from 'next-intl';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MoreFields } from '@/components/forms/more-fields';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { allergies } from '@/lib/collections/columns/allergies';
import { formValues } from '@/lib/collections/form-values';
import type { Allergy } from '@/lib/records/allergies/allergy';
import { allergiesClient } from '@/lib/records/allergies/client';
import { commonAllergensOf } from '@/lib/records/allergies/common-allergens';
import type { AllergyFormValues, AllergyInput } from '@/lib/records/allergies/schema';
import { allergyLimits, severities } from '@/lib/records/allergies/vocabulary';

interface AllergyFormProps {
  petId: string;
  type: string;
  allergy: Allergy | null;
  onSaved: (savedAllergy: Allergy) => void;
}

export function AllergyForm({ petId, type, allergy, onSaved }: AllergyFormProps) {
  const t = useTranslations('allergies');
  const entries = useTranslations('entries');
  return (
    <EntryForm<AllergyFormValues, AllergyInput, Allergy>
      draftKey={entryDraft('allergies', petId, allergy?.id)}
      schema={async () => (await import('@/lib/records/allergies/schema')).allergyInput}
      fields={async () => (await import('@/lib/records/allergies/fields')).allergyFields}
      initial={formValues(allergies, allergy)}
      save={(values, key) =>
        allergy ? allergiesClient.overwrite(petId, allergy, values) : allergiesClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <HeroField
        name="allergen"
        label={t('allergen')}
        hint={t('allergenHint')}
        suggestions={commonAllergensOf(type).map((one) => t(`common.${one}`))}
        maxLength={allergyLimits.allergen}
        required
      />
      <ChipChoice
        name="severity"
        legend={t('severity')}
        options={severities.map((value) => ({ value, text: t(`severities.${value}`) }))}
        required
      />
      <MoreFields names={['reaction', 'note']} summary={t('moreFields')}>
        <TextField name="reaction" label={t('reaction')} hint={t('reactionHint')} maxLength={allergyLimits.reaction} />
        <TextAreaField name="note" label={entries('note')} maxLength={allergyLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}
