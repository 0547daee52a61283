import { addDays, type Day } from '@/lib/core/time/dates';
import { firstDay, isPlannedOn, type RoutineTimes } from './day-plan';
import type { Completion } from './routine';

export interface Streak {
  days: number;
  since: Day;
  more: boolean;
}

/** Skipped days neither break nor extend the streak. Today only counts once done. */
export function streakOf(
  routine: RoutineTimes,
  statusOn: (day: Day) => Completion['status'] | null,
  { today, since }: { today: Day; since: Day },
): Streak {
  const start = firstDay(routine);
  let days = 0;
  let first = today;
  for (let day = today; day >= start; day = addDays(day, -1)) {
    if (day < since) return { days, since: first, more: days > 0 };
    const status = statusOn(day);
    if (status === 'done') {
      days += 1;
      first = day;
    } else if (status === null && day !== today && isPlannedOn(routine, day)) break;
  }
  return { days, since: first, more: false };
}
