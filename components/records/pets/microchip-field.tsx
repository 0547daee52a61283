'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import { readMicrochip } from '@/lib/records/pets/microchip';
import { petLimits } from '@/lib/records/pets/vocabulary';

/** Confirms a valid format while typing; errors wait for saving, not to interrupt a number half typed. */
export function MicrochipField() {
  const t = useTranslations('pets');
  const text = (useWatch({ name: 'microchip' }) as string | null) ?? '';
  const reading = readMicrochip(text);
  const remark = reading.ok && (reading.warning ? t(`validation.${reading.warning}`) : t('hints.microchipValid'));
  return (
    <TextField
      name="microchip"
      label={t('fields.microchip')}
      hint={remark || t('hints.microchip')}
      maxLength={petLimits.microchip}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
