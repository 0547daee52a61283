'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatTime, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import { allergyWords } from '@/lib/records/medications/warning-words';
import type { Task } from '@/lib/records/routines/view';

/** Names a task in button labels, because within a week its title alone is ambiguous. */
export function useTaskWords() {
  const t = useTranslations('routines');
  const all = useTranslations();
  const locale = useLocale();
  return (task: Task) => {
    const words = {
      title: task.title,
      time: formatTime(task.time, locale),
      day: weekdayName(weekdayOf(task.day), locale),
    };
    const name = t('open', { ...words, state: t(`states.${task.state}`) });
    return {
      time: words.time,
      done: t('doneOf', words),
      undo: t('undoOf', words),
      name,
      open: [name, ...task.warnings.map((warning) => allergyWords(all, warning))].join('. '),
    };
  };
}

export function isTicked({ state }: Pick<Task, 'state'>): boolean {
  return state === 'done' || state === 'skipped';
}
