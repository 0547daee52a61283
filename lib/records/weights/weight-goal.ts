import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import wellness from './data/wellness.json';
import { type Change, changeSince, WEEKS, weeklyLoss } from './trend';
import type { Week } from './weekly';

export interface WeightGoal {
  grams: number;
  from: Day;
  by: Day;
}

export type GoalPhase = 'none' | 'losing' | 'gaining' | 'over';

const dayOf = ({ at }: Week) => dayFromColumn(at);

function startOf({ from }: WeightGoal, weeks: readonly Week[], current: Week): Week {
  return weeks.find((week) => dayOf(week) <= from) ?? weeks.at(-1) ?? current;
}

export function goalPhase(goal: WeightGoal | null, weeks: readonly Week[]): GoalPhase {
  const [current] = weeks;
  if (!goal || !current || dayOf(current) < goal.from) return 'none';
  if (dayOf(current) > goal.by) return 'over';
  return goal.grams < startOf(goal, weeks, current).grams ? 'losing' : 'gaining';
}

export function endOfGoal({ by }: WeightGoal, weeks: readonly Week[]): Week | undefined {
  return weeks.find((week) => dayOf(week) <= by);
}

export function goalProgress(goal: WeightGoal, weeks: readonly Week[]): number | null {
  const [current] = weeks;
  if (!current) return null;
  const start = startOf(goal, weeks, current);
  if (start.grams === goal.grams) return null;
  return Math.min(1, Math.max(0, (start.grams - current.grams) / (start.grams - goal.grams)));
}

/** Percent per week (wellness.json, alert fastdiet); null if no limit is known. */
export function safePace(type: string): number | null {
  const pace: Record<string, number | undefined> = wellness.alerts.fastdiet.percentPerWeek;
  return pace[type] ?? null;
}

/** @returns change in percent per week */
export function tooFastLoss(goal: WeightGoal, weeks: readonly Week[], type: string): Change | null {
  const [current, ...earlier] = weeks;
  const pace = safePace(type);
  if (!current || pace === null) return null;
  const start = startOf(goal, weeks, current);
  const from = earlier.findLast(({ ago }) => ago <= WEEKS.month && ago <= start.ago);
  if (!from) return null;
  const percent = weeklyLoss(from, current);
  return percent > pace ? { ...changeSince(from, current), percent } : null;
}

export function beyondGoal(goal: WeightGoal, phase: GoalPhase, current: Week): number {
  const percent = ((current.grams - goal.grams) * 100) / goal.grams;
  return phase === 'losing' ? -percent : percent;
}
