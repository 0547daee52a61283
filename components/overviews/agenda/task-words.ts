'use client';

import { useTranslations } from 'next-intl';
import type { ShownTask } from './shown-task';
import { useToday } from './today-context';

/** "Breakfast, Milo, 09:30". */
export function useWhat(): (task: ShownTask) => string {
  const t = useTranslations('agenda');
  const { pets } = useToday();
  return ({ title, petId, when }) => t('what', { title, name: pets.get(petId)?.name ?? '', when });
}
