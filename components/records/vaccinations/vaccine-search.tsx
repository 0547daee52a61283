'use client';

import { useTranslations } from 'next-intl';
import { SuggestField } from '@/components/forms/suggest-field';
import { fold } from '@/lib/core/text/fold';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';

interface VaccineSearchProps {
  name: string;
  names: readonly string[];
  hint?: string;
}

export function VaccineSearch({ name, names, hint }: VaccineSearchProps) {
  const t = useTranslations('vaccinations');
  const suggest = async (query: string) =>
    names.filter((one) => fold(one).includes(fold(query))).map((one) => ({ value: one, label: one }));
  return (
    <SuggestField
      name={name}
      label={t('vaccine')}
      hint={hint}
      suggest={suggest}
      maxLength={vaccinationLimits.text}
      required
    />
  );
}
