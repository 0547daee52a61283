import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { AgendaItem } from './agenda-item';

export type Care = Exclude<RoutineKind, 'medication'>;

const cares: readonly Care[] = ['feeding', 'exercise', 'grooming'];

export interface GoodDay {
  cares: Care[];
  /** The last that was given. */
  dose: { petId: string; petName: string; title: string; at: string } | null;
  /** Tasks that were done; the others were skipped. */
  done: number;
}

/** What can be said at the end of a day on which everything was done. */
export function goodDay(tasks: readonly AgendaItem[]): GoodDay {
  const done = tasks.filter(({ state, skipped }) => state === 'done' && !skipped);
  const kindsOf = (items: readonly AgendaItem[]) =>
    new Set(items.flatMap(({ kind, category }) => (kind === 'routine' ? [category] : [])));
  const [kinds, skipped] = [kindsOf(done), kindsOf(tasks.filter((task) => task.skipped))];
  const [dose] = done
    .flatMap(({ kind, petId, petName, title, doneAt: at }) =>
      kind === 'dose' && typeof title === 'string' && at !== null ? [{ petId, petName, title, at }] : [],
    )
    .sort((a, b) => (a.at > b.at ? -1 : 1));
  return {
    cares: cares.filter((care) => kinds.has(care) && !skipped.has(care)),
    dose: dose ?? null,
    done: done.length,
  };
}
