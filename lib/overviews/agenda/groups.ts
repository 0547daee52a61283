import { MINUTE, msFromJson } from '@/lib/core/time/dates';
import type { AgendaItem } from './agenda-item';

/** Maximum time between equal tasks of several pets that merge into one. */
const TOGETHER = 30 * MINUTE;

export interface GroupedTask extends Pick<AgendaItem, 'key' | 'kind' | 'category' | 'petId' | 'at'> {
  title: string;
}

export interface TaskGroup<Task extends GroupedTask> {
  key: string;
  tasks: [Task, ...Task[]];
  /** Earliest time in milliseconds; infinite without a time. */
  at: number;
}

export const isDose = ({ kind }: Pick<GroupedTask, 'kind'>) => kind === 'dose';

/** Never merges medicine, nor visits, which need one answer per pet. */
const canMerge = ({ kind, category }: GroupedTask) => kind === 'routine' && category !== 'medication';

export const momentOf = ({ at }: Pick<GroupedTask, 'at'>) => (at === null ? Number.POSITIVE_INFINITY : msFromJson(at));

const nameOf = ({ category, title }: GroupedTask) => `${category} ${title.trim().toLowerCase()}`;

/** Earliest first. @param pets ids in display order */
export function groupTasks<Task extends GroupedTask>(
  tasks: readonly Task[],
  pets: readonly string[],
): TaskGroup<Task>[] {
  const places = new Map(pets.map((id, index) => [id, index]));
  const placeOf = ({ petId }: Task) => places.get(petId) ?? pets.length;
  const timedTasks = tasks.map((task) => ({ task, at: momentOf(task) }));
  const groups: TaskGroup<Task>[] = [];
  const alike = new Map<string, TaskGroup<Task>[]>();
  for (const { task, at } of timedTasks.sort((a, b) => a.at - b.at || placeOf(a.task) - placeOf(b.task))) {
    const name = nameOf(task);
    const alikeGroup = alike.get(name);
    const isFree = ({ at: first, tasks: own }: TaskGroup<Task>) =>
      at - first <= TOGETHER && own.every(({ petId }) => petId !== task.petId);
    const group = canMerge(task) ? alikeGroup?.find(isFree) : undefined;
    if (group) group.tasks.push(task);
    else {
      const own: TaskGroup<Task> = { key: task.key, tasks: [task], at };
      groups.push(own);
      if (alikeGroup) alikeGroup.push(own);
      else alike.set(name, [own]);
    }
  }
  for (const { tasks: own } of groups) own.sort((a, b) => placeOf(a) - placeOf(b));
  return groups;
}
