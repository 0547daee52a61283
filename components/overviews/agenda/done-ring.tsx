'use client';

import { PersonRing } from '@/components/ornaments/person-ring';
import type { TaskView } from './task-view';
import { useDoer } from './task-words';

export function DoneRing({ task, size }: { task: TaskView; size: 24 | 26 }) {
  const doer = useDoer()(task);
  return doer ? <PersonRing person={doer} size={size} className="done-ring" /> : null;
}
