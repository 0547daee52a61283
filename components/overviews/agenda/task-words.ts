'use client';

import { useTranslations } from 'next-intl';
import { useDataTime } from '@/components/shell/use-data-time';
import type { PersonView, TaskView } from './task-view';
import { useToday } from './today-context';

export function useTaskPerson(): (task: TaskView) => PersonView | null {
  const { people, ticks } = useToday();
  return (task) => {
    if (ticks.statusOf(task) === null) return null;
    if (task.done !== null) return people[task.ring ?? -1] ?? null;
    return (task.isShared && people.find(({ isYou }) => isYou)) || null;
  };
}

export function useDoneBy(): (doer: PersonView, task: TaskView) => string {
  const t = useTranslations('agenda');
  return ({ name }, { doneTime }) => [name ?? t('formerCarer'), doneTime].filter(Boolean).join(' ');
}

export function useWhat(): (task: TaskView) => string {
  const t = useTranslations('agenda');
  const { pets } = useToday();
  return ({ title, petId, when }) => t('what', { title, name: pets.get(petId)?.name ?? '', when });
}

/** Warning on a dose of a shared pet while offline, because another member may have given it. */
export function useRepeatWarning(): (task: TaskView) => string | null {
  const t = useTranslations('agenda');
  const dataTime = useDataTime();
  const { ticks } = useToday();
  return (task) => {
    const isOpen = dataTime !== null && task.open && ticks.statusOf(task) === null;
    const isUnsure = isOpen || ticks.waitingOf(task)?.status === 'done';
    return task.kind === 'dose' && task.isShared && isUnsure ? t('maybeGiven') : null;
  };
}
