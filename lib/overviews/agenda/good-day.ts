import type { CompletionStatus, RoutineKind } from '@/lib/records/routines/vocabulary';
import type { AgendaItem } from './agenda-item';

export type Care = Exclude<RoutineKind, 'medication'>;

const cares: readonly Care[] = ['feeding', 'exercise', 'grooming'];

export interface DayTally {
  cares: Care[];
  done: number;
  skipped: number;
}

export function tallyDay<Task extends Pick<AgendaItem, 'kind' | 'category'>>(
  tasks: readonly Task[],
  statusOf: (task: Task) => CompletionStatus | null,
): DayTally {
  const kindsOf = (status: CompletionStatus) =>
    tasks.flatMap((task) => (task.kind === 'routine' && statusOf(task) === status ? [task.category] : []));
  const [doneKinds, skippedKinds] = [kindsOf('done'), kindsOf('skipped')];
  return {
    cares: cares.filter((care) => doneKinds.includes(care) && !skippedKinds.includes(care)),
    done: tasks.filter((task) => statusOf(task) === 'done').length,
    skipped: tasks.filter((task) => statusOf(task) === 'skipped').length,
  };
}

export interface GivenDose {
  petId: string;
  petName: string;
  title: string;
  at: string;
}

export function lastDose(tasks: readonly AgendaItem[]): GivenDose | null {
  const [dose] = tasks
    .filter(({ state, skipped }) => state === 'done' && !skipped)
    .flatMap(({ kind, petId, petName, title, doneAt: at }) =>
      kind === 'dose' && typeof title === 'string' && at !== null ? [{ petId, petName, title, at }] : [],
    )
    .sort((a, b) => (a.at > b.at ? -1 : 1));
  return dose ?? null;
}
