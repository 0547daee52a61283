'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { PetFace } from '@/components/records/pets/pet-face';
import { Icon } from '@/components/ui/icon';
import type { PeoplePageData } from '@/lib/sharing/people/queries/members';
import type { InviteValues } from './use-invite';

export function InvitedPets({ pets }: { pets: PeoplePageData['pets'] }) {
  const t = useTranslations('people.invite');
  const { register } = useFormContext<InviteValues>();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('pets')}</legend>
      <div className="-mx-1 flex gap-3 overflow-x-auto p-1">
        {pets.map(({ id, name, ...face }) => (
          <label key={id} className="invited-pet">
            <input type="checkbox" value={id} className="sr-only" {...register('pets')} />
            <PetFace pet={face} size={60}>
              <Icon of="check" className="size-4" />
            </PetFace>
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
