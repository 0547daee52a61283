'use client';

import { PersonRing } from '@/components/ornaments/person-ring';
import type { TaskView } from './task-view';
import { useTaskPerson } from './task-words';

export function DoneRing({ task, size }: { task: TaskView; size: 24 | 26 }) {
  const doer = useTaskPerson()(task);
  return doer ? <PersonRing person={doer} size={size} className="done-ring" /> : null;
}
