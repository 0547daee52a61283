'use client';

import { useEffect } from 'react';
import { setAppBadge } from '@/lib/browser/page/app-badge';
import { momentOf } from '@/lib/overviews/agenda/groups';
import type { TaskView } from './task-view';

/** Shows the number of tasks due by now on the installed app's icon. @param at the present, in milliseconds */
export function useBadge(tasks: readonly TaskView[], isOpen: (task: TaskView) => boolean, at: number): void {
  const due = tasks.filter((task) => isOpen(task) && momentOf(task) <= at).length;
  useEffect(() => void setAppBadge(due), [due]);
}
