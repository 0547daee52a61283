'use client';

import { useTranslations } from 'next-intl';
import { EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { skillsClient } from '@/lib/records/training/client';
import type { SkillFormValues, SkillInput } from '@/lib/records/training/schema';
import type { Skill } from '@/lib/records/training/skill';
import { stages, trainingLimits } from '@/lib/records/training/vocabulary';
import { categoriesOf, categoryWords } from './category-words';

interface SkillFormProps {
  petId: string;
  type: string;
  skill: Skill | null;
  onSaved: (saved: Skill) => void;
}

export function SkillForm({ petId, type, skill, onSaved }: SkillFormProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const ownCategory = skill?.category ? [skill.category] : [];
  const offered = [...new Set<string>([...categoriesOf(type), ...ownCategory])];
  return (
    <EntryForm<SkillFormValues, SkillInput, Skill>
      draftKey={entryDraft('skills', petId, skill?.id)}
      schema={async () => (await import('@/lib/records/training/schema')).skillInput}
      fields={async () => (await import('@/lib/records/training/fields')).skillFields}
      initial={{
        name: skill?.name ?? '',
        stage: skill?.stage ?? 'learning',
        category: skill?.category ?? '',
        note: skill?.note ?? '',
      }}
      save={({ name, stage, category, note }, key) => {
        const values = { name, stage, category, note };
        return skill ? skillsClient.overwrite(petId, skill, values) : skillsClient.create(petId, values, key);
      }}
      onSaved={onSaved}
    >
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={trainingLimits.name}
        autoComplete="off"
        required
      />
      <SelectField
        name="stage"
        label={t('stage')}
        options={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
      <SelectField
        name="category"
        label={t('category')}
        placeholder={t('noCategory')}
        options={offered.map((value) => ({ value, label: categoryWords(t, value) }))}
      />
      <TextAreaField name="note" label={entries('note')} maxLength={trainingLimits.note} rows={3} />
    </EntryForm>
  );
}
