'use client';

import { useTranslations } from 'next-intl';
import { SwitchField } from '@/components/forms/switch-field';
import type { RemindedPet } from '@/lib/reminders/queries';

export function PetSwitches({ pets }: { pets: readonly RemindedPet[] }) {
  const t = useTranslations('reminders');
  if (pets.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('pets')}</legend>
      {pets.map(({ id, name }) => (
        <SwitchField key={id} name={`pets.${id}`} label={name} />
      ))}
    </fieldset>
  );
}
