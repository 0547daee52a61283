'use client';

import { useEffect } from 'react';
import { setAppBadge } from '@/lib/browser/page/app-badge';
import { momentOf } from '@/lib/overviews/agenda/groups';
import type { TaskView } from './task-view';

/** Sets the number of tasks due by now as badge of the installed app. @param at current time in milliseconds */
export function useBadge(tasks: readonly TaskView[], isOpen: (task: TaskView) => boolean, at: number): void {
  const due = tasks.filter((task) => isOpen(task) && momentOf(task) <= at).length;
  useEffect(() => void setAppBadge(due), [due]);
}
