'use client';

import { useTranslations } from 'next-intl';
import { SwitchField } from '@/components/forms/switch-field';

export interface OfferedVaccine {
  id: string;
  name: string;
  when: string | null;
}

export function ExtraVaccines({ offered }: { offered: readonly OfferedVaccine[] }) {
  const t = useTranslations('vaccinations.settings');
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">{t('extra')}</legend>
      {offered.map(({ id, name, when }, index) => (
        <SwitchField key={id} name={`extra.${index}`} label={name} hint={when ?? undefined} />
      ))}
    </fieldset>
  );
}
