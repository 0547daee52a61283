import type { TaperStep } from '@/lib/collections/columns/medications';
import { addDays, addMs, type Day, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type AllergyWarning, toWarnings } from '@/lib/records/medications/allergy-warning';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import { type DoseState, nextDose, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Dose } from '@/lib/records/medications/medication';
import { upcomingSteps } from '@/lib/records/medications/plan';
import { minuteOf } from './day-arc';
import {
  completionRefusal,
  completionsByDay,
  occurrenceOn,
  type PlannedRoutine,
  plannedAt,
  type TaskState,
  taskState,
} from './day-plan';
import type { Completion } from './routine';
import { type Streak, streakOf } from './streak';
import { type RoutineKind, routineLimits } from './vocabulary';

export interface Task {
  key: string;
  source: 'routine' | 'dose';
  id: string;
  day: Day;
  time: string;
  minutes: number | null;
  kind: RoutineKind;
  title: string;
  detail: string | null;
  warnings: readonly AllergyWarning[];
  steps: readonly TaperStep[];
  state: TaskState;
  by: string | null;
  open: boolean;
  timeZone: string;
  scheduledFor: string | null;
  logId: string | null;
}

export interface WeekDay {
  day: Day;
  tasks: Task[];
}

export type LoggedDose = Omit<Dose, 'note'> & { medicationId: string };

interface Plan {
  routines: readonly PlannedRoutine[];
  completions: readonly Completion[];
  medications: readonly CheckedPlan[];
  doses: readonly LoggedDose[];
}

const noWarnings: readonly AllergyWarning[] = [];
const noSteps: readonly TaperStep[] = [];

const doseStates: Record<DoseState, TaskState> = {
  given: 'done',
  late: 'done',
  skipped: 'skipped',
  missed: 'missed',
  due: 'due',
  upcoming: 'upcoming',
};

type RoutinePlan = Pick<Plan, 'routines' | 'completions'>;

export interface RoutineTask<Routine, Line> {
  task: Task;
  planned: Date;
  routine: Routine;
  line: Line | null;
}

export function plannedRoutineTasks<Routine extends PlannedRoutine, Line extends Completion>(
  { routines, completions }: { routines: readonly Routine[]; completions: readonly Line[] },
  days: readonly Day[],
  at: Date,
): RoutineTask<Routine, Line>[] {
  const statusesByDay = completionsByDay(completions);
  return routines.flatMap((routine) => {
    const { id, timeOfDay, durationMinutes: minutes, kind, title, timeZone, plannedFrom } = routine;
    const today = fromInstant(at, timeZone).day;
    return days.flatMap((day): RoutineTask<Routine, Line>[] => {
      const line = statusesByDay(id, day);
      const occurrence = occurrenceOn(routine, day);
      const { at: planned, time } = occurrence ?? { at: plannedAt(routine, day), time: timeOfDay };
      // Completions stay visible even if the plan begins later.
      if (!occurrence && !(line && planned < instantFromJson(plannedFrom))) return [];
      const task: Task = {
        key: `${id} ${day}`,
        source: 'routine',
        id,
        day,
        time,
        minutes,
        kind,
        title,
        detail: null,
        warnings: noWarnings,
        steps: noSteps,
        state: taskState(planned, minutes, line?.status ?? null, at),
        by: line?.by ?? null,
        open: completionRefusal(routine, day, today) === null,
        timeZone,
        scheduledFor: null,
        logId: null,
      };
      return [{ task, planned, routine, line }];
    });
  });
}

export function routineTasks(plan: RoutinePlan, days: readonly Day[], at: Date): Task[] {
  return plannedRoutineTasks(plan, days, at).map(({ task }) => task);
}

/** Derives tasks from plan and log, so that they cannot diverge. Both times are inclusive. */
export function doseTasks(
  medication: CheckedPlan,
  doses: readonly LoggedDose[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): Task[] {
  const { id, name: title, timeZone } = medication;
  const warnings = toWarnings(medication.allergyCheck);
  const own = doses.filter(({ medicationId }) => medicationId === id);
  const trackedTasks = trackedDoses(medication, own, { from, to, at });
  // Only the next upcoming dose can be given early.
  const next = nextDose(medication, own, at)?.at.getTime();
  return trackedTasks.map((dose): Task => {
    const scheduledFor = dose.at.toISOString();
    const open = dose.log !== null || dose.state === 'due' || dose.state === 'missed' || dose.at.getTime() === next;
    const { day, time } = fromInstant(dose.at, timeZone);
    return {
      ...{ day, time },
      ...{ id, title, timeZone, scheduledFor, open, minutes: null, kind: 'medication', source: 'dose' },
      key: `${id} ${scheduledFor}`,
      detail: dose.dosage,
      warnings,
      steps: upcomingSteps(medication, day),
      state: doseStates[dose.state],
      by: dose.log?.by ?? null,
      logId: dose.log?.id ?? null,
    };
  });
}

export const DAYS_BEFORE = 6;

/** The sort is stable: at the same time routines precede doses, and both keep the database's order. */
const orderOf = ({ time }: Task) => minuteOf(time);

export function weekFrom(plan: Plan, { weekStart, at }: { weekStart: Day; at: Date }): WeekDay[] {
  return daysFrom(plan, { start: weekStart, count: 7, at });
}

function daysFrom(plan: Plan, { start, count, at }: { start: Day; count: number; at: Date }): WeekDay[] {
  const days = Array.from({ length: count }, (_, index) => addDays(start, index));
  const midnight = (of: Day, timeZone: string) => toPlannedInstant(of, '00:00', timeZone);
  const tasks = [
    ...routineTasks(plan, days, at),
    ...plan.medications.flatMap((medication) => {
      const from = midnight(start, medication.timeZone);
      const to = addMs(midnight(addDays(start, count), medication.timeZone), -1);
      return doseTasks(medication, plan.doses, { from, to, at });
    }),
  ].sort((a, b) => orderOf(a) - orderOf(b));
  return days.map((one) => ({ day: one, tasks: tasks.filter((task) => task.day === one) }));
}

/** Identifies a task across days. A routine may change its time; a medication has one row per time. */
export function rowOf({ source, id, time }: Pick<Task, 'source' | 'id' | 'time'>): string {
  return source === 'routine' ? id : `${id} ${time}`;
}

/** @returns states of each row on the six days before, oldest first, without days on which it has no task */
export function daysBefore(plan: Plan, { day, at }: { day: Day; at: Date }): Record<string, TaskState[]> {
  const states: Record<string, TaskState[]> = {};
  for (const { tasks } of daysFrom(plan, { start: addDays(day, -DAYS_BEFORE), count: DAYS_BEFORE, at })) {
    for (const task of tasks) states[rowOf(task)] = [...(states[rowOf(task)] ?? []), task.state];
  }
  return states;
}

export function streaksOf({ routines, completions }: RoutinePlan, at: Date) {
  const statusesByDay = completionsByDay(completions);
  const streaks: Record<string, Streak> = {};
  for (const routine of routines) {
    const today = fromInstant(at, routine.timeZone).day;
    const since = addDays(today, -routineLimits.daysBack);
    const streak = streakOf(routine, (day) => statusesByDay(routine.id, day)?.status ?? null, { today, since });
    if (streak.days > 0) streaks[routine.id] = streak;
  }
  return streaks;
}
