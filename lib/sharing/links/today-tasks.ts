import { addDays, addMs, type Day } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import { minuteOf } from '@/lib/records/routines/day-arc';
import type { Completion, Routine } from '@/lib/records/routines/routine';
import { doseTasks, type LoggedDose, routineTasks, type Task } from '@/lib/records/routines/view';

export interface TodayTask
  extends Pick<Task, 'kind' | 'title' | 'detail' | 'warnings' | 'time' | 'minutes' | 'state' | 'timeZone'> {
  note: string | null;
}

interface Plan {
  routines: readonly Routine[];
  completions: readonly Completion[];
  medications: readonly CheckedPlan[];
  doses: readonly LoggedDose[];
}

export function todayTasks(plan: Plan, day: Day, at: Date): TodayTask[] {
  const notes = new Map([
    ...plan.routines.map(({ id, note }): [string, string | null] => [id, note]),
    ...plan.medications.map(({ id, instructions }): [string, string | null] => [id, instructions]),
  ]);
  const tasks = [
    ...routineTasks(plan, [day], at),
    ...plan.medications.flatMap((medication) => {
      const midnight = (of: Day) => toPlannedInstant(of, '00:00', medication.timeZone);
      const span = { from: midnight(day), to: addMs(midnight(addDays(day, 1)), -1), at };
      return doseTasks(medication, plan.doses, span);
    }),
  ];
  return tasks
    .sort((a, b) => minuteOf(a.time) - minuteOf(b.time))
    .map(({ id, kind, title, detail, warnings, time, minutes, state, timeZone }) => {
      return { kind, title, detail, warnings, time, minutes, state, timeZone, note: notes.get(id) ?? null };
    });
}
