'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCreatedToast } from '@/components/collections/created-toast';
import { useEntries } from '@/components/collections/entries';
import { useRowFocus } from '@/components/collections/row-focus';
import { toast } from '@/lib/browser/page/toast';
import { routinesClient } from '@/lib/records/routines/client';
import type { ListedRoutine, Routine } from '@/lib/records/routines/routine';
import type { WeekDay } from '@/lib/records/routines/view';
import { useCompletions } from './completions';
import type { RoutineDraft } from './routine-form';
import type { SetStatus } from './tick-button';

export interface EditedRoutine {
  routine: ListedRoutine | null;
  draft: RoutineDraft | null;
}

export function useRoutineBoard(petId: string, routines: Routine[], week: WeekDay[]) {
  const t = useTranslations('routines');
  const entries = useEntries(petId, routinesClient, { items: routines, nextCursor: null });
  const showCreated = useCreatedToast(entries.refresh);
  const completions = useCompletions(petId, week);
  const rows = useRowFocus<HTMLDivElement>(routines.map(({ id }) => id));
  const [openedKey, open] = useState<string | null>(null);
  const [editedRoutine, setEdited] = useState<EditedRoutine | null>(null);
  const isGone = (id: string) => routines.some((one) => one.id === id) && !entries.items.some((one) => one.id === id);
  const visibleWeek = completions.shown.map(({ day, tasks }) => ({
    day,
    tasks: tasks.filter(({ id }) => !isGone(id)),
  }));
  const task = visibleWeek.flatMap(({ tasks }) => tasks).find(({ key }) => key === openedKey);
  const closeTask = () => open(null);
  const setStatus: SetStatus = (one, status) => void completions.setStatus(one, status);
  /** Ignores the second tap of a double tap. Choices in a sheet always count. */
  const tickTask: SetStatus = (one, status) => {
    if (!completions.isSending(one)) setStatus(one, status);
  };
  return {
    list: rows.list,
    week: visibleWeek,
    saved: completions.saved,
    routine: entries.items.find(({ id }) => id === task?.id),
    waiting: entries.items.filter(entries.markOf),
    markOf: entries.markOf,
    ...{ task, open, close: closeTask, edited: editedRoutine, tick: tickTask, setStatus },
    add: (draft: RoutineDraft | null) => setEdited({ routine: null, draft }),
    edit(routine: ListedRoutine) {
      closeTask();
      setEdited({ routine, draft: null });
    },
    remove(routine: ListedRoutine) {
      rows.leave(routine.id, task?.key);
      closeTask();
      void entries.remove(routine);
    },
    closeForm: () => setEdited(null),
    onSaved(savedRoutine: ListedRoutine) {
      setEdited(null);
      if (editedRoutine?.routine) toast({ title: t('saved') });
      else showCreated(t('saved'), () => routinesClient.remove(petId, savedRoutine));
      entries.refresh();
    },
  };
}
