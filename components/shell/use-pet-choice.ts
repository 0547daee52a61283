'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import type { ShareablePet } from './select-pet-dialog';
import { SHOW_PET_SELECTOR } from './show-pet-selector';

export function usePetChoice(loadPets: () => Promise<ShareablePet[]>) {
  const t = useTranslations('shell');
  const router = useRouter();
  const [choices, setChoices] = useState<ShareablePet[] | null>(null);

  async function find(): Promise<ShareablePet[]> {
    try {
      return await loadPets();
    } catch (error) {
      console.info('the pets could not be read', error);
      toast({ title: t('error.title'), description: t('error.text'), tone: 'danger' });
      return [];
    }
  }

  async function share() {
    const pets = await find();
    const [only] = pets;
    if (pets.length === 1 && only) router.push(paths.sharePet(only.id));
    else if (pets.length > 1) setChoices(pets);
  }

  const select = useEffectEvent(async () => {
    const pets = await find();
    if (pets.length > 0) setChoices(pets);
  });
  useEffect(() => {
    const listener = () => void select();
    window.addEventListener(SHOW_PET_SELECTOR, listener);
    return () => window.removeEventListener(SHOW_PET_SELECTOR, listener);
  }, []);

  return { choices, share, close: () => setChoices(null) };
}
