'use client';

import { PersonRing } from '@/components/ornaments/person-ring';
import type { TaskView } from './task-view';
import { useDoer } from './task-words';

/** Ring of the person who ticked a face, for pets with several members. */
export function DoneRing({ task, size }: { task: TaskView; size: 24 | 26 }) {
  const doer = useDoer()(task);
  return doer ? <PersonRing person={doer} size={size} className="done-ring" /> : null;
}
