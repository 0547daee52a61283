import { addDays, type Day } from '@/lib/core/time/dates';
import { firstDay, isPlannedOn, type RoutineTimes } from './day-plan';
import type { Completion } from './routine';

export interface Streak {
  /** Planned days in a row that were ticked done. */
  days: number;
  /** Whether it may be longer: nothing is known of what came before. */
  more: boolean;
}

/**
 * How many planned days in a row were done, up to today. A skipped day neither breaks the row nor counts; today counts
 * once it is done, and does not break the row while it is open.
 * @param statusOn what was said of the routine on a day of its calendar
 * @param today on the calendar of the routine
 * @param since the first day whose completions are known
 */
export function streakOf(
  routine: RoutineTimes,
  statusOn: (day: Day) => Completion['status'] | null,
  { today, since }: { today: Day; since: Day },
): Streak {
  const begin = firstDay(routine);
  let days = 0;
  for (let day = today; day >= begin; day = addDays(day, -1)) {
    if (day < since) return { days, more: days > 0 };
    const status = statusOn(day);
    if (status === 'done') days += 1;
    else if (status === null && day !== today && isPlannedOn(routine, day)) break;
  }
  return { days, more: false };
}
