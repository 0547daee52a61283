'use client';

import { useTranslations } from 'next-intl';
import { ChipChoice } from '@/components/forms/chip-choice';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MoreFields } from '@/components/forms/more-fields';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-field';
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
  onSaved: (savedSkill: Skill) => void;
}

export function SkillForm({ petId, type, skill, onSaved }: SkillFormProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const ownCategory = skill?.category ? [skill.category] : [];
  const offeredCategories = [...new Set<string>([...categoriesOf(type), ...ownCategory])];
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
      <HeroField name="name" label={t('name')} hint={t('nameHint')} maxLength={trainingLimits.name} required />
      <ChipChoice
        name="stage"
        legend={t('stage')}
        options={stages.map((value) => ({ value, text: t(`stages.${value}`) }))}
      />
      <MoreFields names={['category', 'note']} summary={t('moreFields')}>
        <SelectField
          name="category"
          label={t('category')}
          placeholder={t('noCategory')}
          options={offeredCategories.map((value) => ({ value, label: categoryWords(t, value) }))}
        />
        <TextAreaField name="note" label={entries('note')} maxLength={trainingLimits.note} rows={3} />
      </MoreFields>
    </EntryForm>
  );
}
