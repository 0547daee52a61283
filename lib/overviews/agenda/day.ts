import { type GroupedTask, groupTasks, type TaskGroup } from './groups';
import { currentTasks, type Now } from './now';
import { type DayPart, dayParts } from './parts';

export interface DayTask extends GroupedTask {
  part: DayPart;
  /** Repeated doses never fold, because everyone must see them. */
  isRepeated?: boolean;
}

export interface PartOfDay<Task extends GroupedTask> {
  part: DayPart;
  open: TaskGroup<Task>[];
  settled: TaskGroup<Task>[];
}

const MAX_STAYING = 4;

export interface Day<Task extends GroupedTask> {
  now: (Now<Task> & { staying: Task[] }) | null;
  parts: PartOfDay<Task>[];
  /** True if there were tasks and none is open. */
  isDone: boolean;
}

interface DayOptions<Task> {
  pets: readonly string[];
  isOpen: (task: Task) => boolean;
  stays?: (task: Task) => boolean;
  /** Current time in milliseconds. */
  at: number;
}

export function dayOf<Task extends DayTask>(
  tasks: readonly Task[],
  { pets, isOpen, stays, at }: DayOptions<Task>,
): Day<Task> {
  const groups = groupTasks(tasks, pets);
  const next = currentTasks(groups, isOpen, at);
  const doneTasks = groups.flatMap((group) => group.tasks).filter((task) => !isOpen(task) && stays?.(task));
  const now = next && { ...next, staying: doneTasks.slice(0, MAX_STAYING) };
  const isShown = (task: Task) => [now?.group?.tasks, now?.doses, now?.staying].some((list) => list?.includes(task));
  const rest = groups.filter((group) => !group.tasks.some(isShown));
  const isSettled = (group: TaskGroup<Task>) => !group.tasks.some((task) => isOpen(task) || task.isRepeated);
  const parts = dayParts.flatMap((part) => {
    const own = rest.filter((group) => group.tasks[0].part === part);
    const settledGroups = own.filter(isSettled);
    return own.length === 0 ? [] : [{ part, settled: settledGroups, open: own.filter((group) => !isSettled(group)) }];
  });
  return { now, parts, isDone: tasks.length > 0 && !tasks.some(isOpen) };
}

export interface Tally {
  done: number;
  of: number;
}

export function tallyOf<Task>(tasks: readonly Task[], isDone: (task: Task) => boolean): Tally {
  return { done: tasks.filter(isDone).length, of: tasks.length };
}
