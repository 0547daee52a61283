'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { petLimits } from '@/lib/records/pets/vocabulary';
import { MicrochipField } from './microchip-field';

export function IdentificationFields() {
  const { latest } = usePageContext();
  const t = useTranslations('pets');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MicrochipField />
      <DateField
        name="microchippedOn"
        label={t('fields.microchippedOn')}
        hint={t('hints.microchippedOn')}
        min="1800-01-01"
        max={latest}
      />
      <TextField
        name="microchipPlace"
        label={t('fields.microchipPlace')}
        hint={t('hints.microchipPlace')}
        maxLength={petLimits.microchipPlace}
        autoComplete="off"
      />
      <TextField
        name="passportNumber"
        label={t('fields.passportNumber')}
        maxLength={petLimits.passportNumber}
        autoComplete="off"
        spellCheck={false}
      />
      <TextAreaField
        name="insurance"
        label={t('fields.insurance')}
        hint={t('hints.insurance')}
        maxLength={petLimits.insurance}
        rows={2}
        className="sm:col-span-2"
      />
    </div>
  );
}

export function ContactFields() {
  const t = useTranslations('pets');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['emergencyContact', 'vetClinic'] as const).map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          maxLength={petLimits[name]}
          rows={3}
        />
      ))}
    </div>
  );
}
