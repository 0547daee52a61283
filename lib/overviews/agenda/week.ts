import type { Day } from '@/lib/core/time/dates';
import { type GroupedTask, groupTasks } from './groups';

interface TaskAhead extends GroupedTask {
  day: Day;
}

export interface WeekEntry<Task extends TaskAhead> {
  key: string;
  day: Day;
  tasks: Task[];
}

export function weekOf<Task extends TaskAhead>(ahead: readonly Task[], pets: readonly string[]): WeekEntry<Task>[] {
  const days = [...new Set(ahead.map(({ day }) => day))].sort();
  return days.flatMap((day) => {
    const own = ahead.filter((task) => task.day === day);
    return groupTasks(own, pets).map(({ key, tasks }) => ({ key, day, tasks }));
  });
}
