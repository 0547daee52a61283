'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import type { readMicrochip } from '@/lib/records/pets/microchip';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { petLimits } from '@/lib/records/pets/vocabulary';

/** Confirms a valid format while typing. Errors appear on save, so that they do not interrupt. */
export function MicrochipField() {
  const t = useTranslations('pets');
  const text = useWatch<PetFormValues, 'microchip'>({ name: 'microchip' }) ?? '';
  const reading = useMicrochipReader()?.(text);
  const remark = reading?.ok && (reading.warning ? t(`validation.${reading.warning}`) : t('hints.microchipValid'));
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

/** Loads the reader, with its list of countries, once the user types. */
function useMicrochipReader(): typeof readMicrochip | null {
  const { dirtyFields } = useFormState<PetFormValues>({ name: 'microchip' });
  const isTyped = Boolean(dirtyFields.microchip);
  const [reader, setReader] = useState<{ read: typeof readMicrochip } | null>(null);
  useEffect(() => {
    if (!isTyped) return;
    import('@/lib/records/pets/microchip').then(
      ({ readMicrochip: read }) => setReader({ read }),
      (error) => console.info(error),
    );
  }, [isTyped]);
  return reader?.read ?? null;
}
