import type { PastRoutine } from '@/lib/collections/columns/routines';
import { recentPlans } from '@/lib/collections/past-plans';
import { addDays, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { occurrenceOn } from './day-plan';
import type { Routine } from './routine';
import type { RoutinePatch } from './schema';

function hadAnyTask(plan: PastRoutine): boolean {
  const [from, until] = [instantFromJson(plan.from), instantFromJson(plan.until)];
  const last = fromInstant(until, plan.timeZone).day;
  for (let day = addDays(fromInstant(from, plan.timeZone).day, -1); day <= last; day = addDays(day, 1)) {
    const task = occurrenceOn({ ...plan, plannedFrom: plan.from, pastPlans: [] }, day);
    if (task && task.at < until) return true;
  }
  return false;
}

export function restartRoutine(before: Routine, until: Date, at: Date) {
  const { weekdays, timeOfDay, timeZone, plannedFrom, pastPlans } = before;
  const last = { weekdays, timeOfDay, timeZone, from: plannedFrom, until: until.toISOString() };
  return { plannedFrom: at, pastPlans: recentPlans(hadAnyTask(last) ? [...pastPlans, last] : pastPlans, at) };
}

export function replanRoutine(before: Routine, patch: RoutinePatch, at: Date) {
  const planOf = ({ weekdays, timeOfDay, timeZone }: Routine) => JSON.stringify([weekdays, timeOfDay, timeZone]);
  const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return planOf({ ...before, ...changes }) === planOf(before) ? null : restartRoutine(before, at, at);
}
