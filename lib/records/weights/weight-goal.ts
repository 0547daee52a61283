import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import wellness from './data/wellness.json';
import { type Change, changeSince, WEEKS } from './trend';
import type { Week } from './weekly';

/** A planned diet or gain, as its owner set it. */
export interface WeightGoal {
  /** The weight to reach. */
  grams: number;
  from: Day;
  by: Day;
}

/** Where a plan stands at the latest weighing, and which way it goes. */
export type GoalPhase = 'none' | 'losing' | 'gaining' | 'over';

const dayOf = ({ at }: Week) => dayFromColumn(at);

/** The weekly median that a plan began with: the last one up to its first day, or else the first one in it. */
function startOf({ from }: WeightGoal, weeks: readonly Week[]): Week | undefined {
  return weeks.find((week) => dayOf(week) <= from) ?? weeks.at(-1);
}

/** @param weeks weekly medians, newest first */
export function goalPhase(goal: WeightGoal | null, weeks: readonly Week[]): GoalPhase {
  const [current] = weeks;
  if (!goal || !current || dayOf(current) < goal.from) return 'none';
  if (dayOf(current) > goal.by) return 'over';
  const start = startOf(goal, weeks) ?? current;
  return goal.grams < start.grams ? 'losing' : 'gaining';
}

/** The last weekly median within a plan that is over: what the animal weighs since then is compared with it. */
export function endOfGoal({ by }: WeightGoal, weeks: readonly Week[]): Week | undefined {
  return weeks.find((week) => dayOf(week) <= by);
}

/** Share of the planned change that is done, 0 to 1; null without a weighing or a change. */
export function goalProgress(goal: WeightGoal, weeks: readonly Week[]): number | null {
  const [current] = weeks;
  const start = startOf(goal, weeks);
  if (!current || !start || start.grams === goal.grams) return null;
  return Math.min(1, Math.max(0, (start.grams - current.grams) / (start.grams - goal.grams)));
}

/** Percent a week that is safe to lose on a diet (wellness.json, alert fastdiet); null where nothing is known. */
export function safePace(type: string): number | null {
  const pace: Record<string, number | undefined> = wellness.alerts.fastdiet.percentPerWeek;
  return pace[type] ?? null;
}

/** The loss of the last month of a diet where it is faster than is safe, in percent a week; null otherwise. */
export function tooFastLoss(goal: WeightGoal, weeks: readonly Week[], type: string): Change | null {
  const [current, ...earlier] = weeks;
  const pace = safePace(type);
  const start = startOf(goal, weeks);
  const from = earlier.filter((week) => week.ago <= WEEKS.month && (dayOf(week) >= goal.from || week === start)).at(-1);
  if (!current || !from || pace === null) return null;
  const change = changeSince(from, current);
  const perWeek = -change.percent / from.ago;
  return perWeek > pace ? { ...change, percent: perWeek } : null;
}

/** How far a weight is beyond the goal, in percent of it; 0 or less where it is not. */
export function beyondGoal(goal: WeightGoal, phase: GoalPhase, current: Week): number {
  const percent = ((current.grams - goal.grams) * 100) / goal.grams;
  return phase === 'losing' ? -percent : percent;
}
