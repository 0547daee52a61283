'use client';

import { useTranslations } from 'next-intl';
import type { ShownPerson, ShownTask } from './shown-task';
import { useToday } from './today-context';

/** Whoever did it, once it is done; what was just ticked here is one's own. Null where nobody else is there. */
export function useDoer(): (task: ShownTask) => ShownPerson | null {
  const { people, ticks } = useToday();
  return (task) => {
    if (ticks.statusOf(task) === null) return null;
    if (task.done !== null) return people[task.ring ?? -1] ?? null;
    return (task.isShared && people.find(({ isYou }) => isYou)) || null;
  };
}

/** "Ana 08:52"; without the time until the server has said it. */
export function useDoneBy(): (doer: ShownPerson, task: ShownTask) => string {
  const t = useTranslations('agenda');
  return ({ name }, { doneTime }) => [name ?? t('formerCarer'), doneTime].filter(Boolean).join(' ');
}

/** "Breakfast, Milo, 09:30". */
export function useWhat(): (task: ShownTask) => string {
  const t = useTranslations('agenda');
  const { pets } = useToday();
  return ({ title, petId, when }) => t('what', { title, name: pets.get(petId)?.name ?? '', when });
}
