'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextField } from '@/components/forms/text-field';
import { petGenders, petLimits, petTypes } from '@/lib/records/pets/vocabulary';
import { ChoiceField } from './choice-field';

export function NameField() {
  const t = useTranslations('pets');
  return <TextField name="name" label={t('fields.name')} maxLength={petLimits.name} autoComplete="off" required />;
}

export function KindField() {
  const t = useTranslations('pets');
  return (
    <SelectField
      name="type"
      label={t('fields.type')}
      placeholder={t('hints.type')}
      options={petTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      required
    />
  );
}

export function AboutFields() {
  const { latest } = usePageContext();
  const t = useTranslations('pets');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField name="dateOfBirth" label={t('fields.dateOfBirth')} min="1800-01-01" max={latest} />
      <ChoiceField
        name="gender"
        label={t('fields.gender')}
        options={petGenders.map((value) => ({ value, label: t(`gender.${value}`) }))}
      />
      <ChoiceField
        name="neutered"
        label={t('fields.neutered')}
        options={[
          { value: true, label: t('neutered.yes') },
          { value: false, label: t('neutered.no') },
          { value: null, label: t('neutered.unknown') },
        ]}
      />
      <TextField name="colour" label={t('fields.colour')} maxLength={petLimits.colour} autoComplete="off" />
      <TextField
        name="markings"
        label={t('fields.markings')}
        hint={t('hints.markings')}
        maxLength={petLimits.markings}
        autoComplete="off"
      />
    </div>
  );
}
