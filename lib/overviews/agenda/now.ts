import { HOUR } from '@/lib/core/time/dates';
import { type GroupedTask, isDose, type TaskGroup } from './groups';

const STILL_NOW = 2 * HOUR;

export interface Now<Task extends GroupedTask> {
  group: TaskGroup<Task> | null;
  /** Due medicine, each dose with its own button. */
  doses: Task[];
  isNext: boolean;
}

/**
 * Oldest open task of the last two hours, else the next one, plus all due medicine.
 * @param groups earliest first
 * @param at current time in milliseconds
 */
export function currentTasks<Task extends GroupedTask>(
  groups: readonly TaskGroup<Task>[],
  isOpen: (task: Task) => boolean,
  at: number,
): Now<Task> | null {
  const open = groups.filter(({ tasks }) => tasks.some(isOpen));
  const isMedicine = ({ tasks: [first] }: TaskGroup<Task>) => isDose(first);
  const isRoutine = ({ tasks: [first] }: TaskGroup<Task>) => first.kind === 'routine';
  const doses = open.filter((one) => isMedicine(one) && one.at <= at).flatMap(({ tasks }) => tasks);
  const current = open.find((one) => isRoutine(one) && one.at <= at && one.at >= at - STILL_NOW);
  if (current) return { group: current, doses, isNext: false };
  const next = open.find((one) => one.at > at && (isRoutine(one) || isMedicine(one)));
  if (!next) return doses.length > 0 ? { group: null, doses, isNext: false } : null;
  if (!isMedicine(next)) return { group: next, doses, isNext: true };
  return doses.length > 0 ? { group: null, doses, isNext: false } : { group: null, doses: next.tasks, isNext: true };
}
