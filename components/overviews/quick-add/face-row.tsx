'use client';

import { useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { cn } from '@/components/ui/cn';
import type { QuickFace } from '@/lib/overviews/quick-add/quick-pet';

interface FaceRowProps {
  pets: readonly QuickFace[];
  chosen: string;
  onChoose: (petId: string) => void;
}

export function FaceRow({ pets, chosen, onChoose }: FaceRowProps) {
  const t = useTranslations('quickAdd');
  return (
    <fieldset className="-mx-4 overflow-x-auto px-4 pb-3">
      <legend className="sr-only">{t('whose')}</legend>
      <div className="flex w-max gap-4">
        {pets.map(({ id, name, type, cover, photoUrl }) => (
          <label key={id} className={cn(`cover-${cover}`, 'quick-face')}>
            <input type="radio" name="pet" checked={id === chosen} onChange={() => onChoose(id)} />
            <PetPortrait photoUrl={photoUrl} type={type} alt="" className="size-15 rounded-full border-0" />
            <bdi className="max-w-20 truncate text-sm">{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
