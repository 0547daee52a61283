import { type Day, maxDay } from '@/lib/core/time/dates';
import { nextDose } from './next-dose';
import { advanceProgress, nextCountsFrom, type PlanOf, type Progress, seriesAt } from './progress';

const MAX_DOSES = 12;

/** `planned`: at the guideline's intervals. `earliest`: as soon as each dose counts. */
export type Pace = 'planned' | 'earliest';

function nextDay(plan: PlanOf, sofar: Progress | null, from: Day, pace: Pace): Day {
  if (!sofar) {
    const { series } = seriesAt(plan, from);
    return maxDay(from, plan.dayAtAge(series.minAge) ?? from);
  }
  const counts = nextCountsFrom(sofar);
  // A booster may be given before it is due. Series defined by steps and ages have no earliest pace.
  const isPlanned = sofar.next === 'primary' && (pace === 'planned' || !sofar.series.interval);
  return maxDay(from, (isPlanned && nextDose(plan, sofar).due) || counts);
}

export function dosesToComplete(plan: PlanOf, progress: Progress | null, from: Day, pace: Pace): Day[] {
  const days: Day[] = [];
  let sofar = progress;
  do {
    const day = nextDay(plan, sofar, from, pace);
    const dose = { day, ids: [], called: '', validUntil: null, nextDueOn: null };
    sofar = advanceProgress(plan, sofar, (before) => nextDose(plan, before).due, dose);
    days.push(day);
  } while (sofar.next === 'primary' && days.length < MAX_DOSES);
  return days;
}
