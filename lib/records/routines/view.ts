import { addDays, addMs, type Day, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type AllergyWarning, toWarnings } from '@/lib/records/medications/allergy-warning';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import { type DoseState, nextDose, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Dose } from '@/lib/records/medications/medication';
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
import { minuteOf } from './timeline';
import { type RoutineKind, routineLimits } from './vocabulary';

/** A task as a screen shows it. Times are `HH:mm` on the clock of what it comes from. */
export interface Task {
  /** One per task of the page. */
  key: string;
  /** The dose of a medication is ticked in that medication's log. */
  source: 'routine' | 'dose';
  /** Of the routine or the medication. */
  id: string;
  day: Day;
  time: string;
  minutes: number | null;
  kind: RoutineKind;
  title: string;
  /** The dosage. */
  detail: string | null;
  /** Allergies that speak against the medicine of a dose. */
  warnings: readonly AllergyWarning[];
  state: TaskState;
  /** Who said so. */
  by: string | null;
  /** Whether it can be ticked, skipped, or taken back now. */
  open: boolean;
  /** The zone of its time. */
  timeZone: string;
  /** Of a dose, what the log knows it by (ISO 8601, UTC). */
  scheduledFor: string | null;
  /** Of a dose, its line of the log. */
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
  /** Lines of the dose log, in any order. */
  doses: readonly LoggedDose[];
}

const noWarnings: readonly AllergyWarning[] = [];

const doseStates: Record<DoseState, TaskState> = {
  given: 'done',
  late: 'done',
  skipped: 'skipped',
  missed: 'missed',
  due: 'due',
  upcoming: 'upcoming',
};

/** The tasks of routines on some days of their own calendars. @param at the present moment */
export function routineTasks(
  { routines, completions }: Pick<Plan, 'routines' | 'completions'>,
  days: readonly Day[],
  at: Date,
): Task[] {
  const said = completionsByDay(completions);
  return routines.flatMap((routine) => {
    const { id, timeOfDay, durationMinutes: minutes, kind, title, timeZone, plannedFrom } = routine;
    const today = fromInstant(at, timeZone).day;
    return days.flatMap((day): Task[] => {
      const line = said(id, day);
      const planned = occurrenceOn(routine, day);
      const { at: moment, time } = planned ?? { at: plannedAt(routine, day), time: timeOfDay };
      // What somebody said of a day stays, though the plan begins later.
      if (!planned && !(line && moment < instantFromJson(plannedFrom))) return [];
      const state = taskState(moment, minutes, line?.status ?? null, at);
      const open = completionRefusal(routine, day, today) === null;
      return [
        {
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
          state,
          by: line?.by ?? null,
          open,
          timeZone,
          scheduledFor: null,
          logId: null,
        },
      ];
    });
  });
}

/**
 * The planned doses of a medication between two instants, both included, are tasks too: shown from its plan and log,
 * not copied.
 * @param doses lines of the log, of any medications
 * @param at the present moment
 */
export function doseTasks(
  medication: CheckedPlan,
  doses: readonly LoggedDose[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): Task[] {
  const { id, name: title, timeZone } = medication;
  const warnings = toWarnings(medication.allergyCheck);
  const own = doses.filter(({ medicationId }) => medicationId === id);
  const tracked = trackedDoses(medication, own, { from, to, at });
  // Of what is to come only the next one can be given early.
  const next = nextDose(medication, own, at)?.at.getTime();
  return tracked.map((dose): Task => {
    const scheduledFor = dose.at.toISOString();
    const open = dose.log !== null || dose.state === 'due' || dose.state === 'missed' || dose.at.getTime() === next;
    return {
      ...fromInstant(dose.at, timeZone),
      ...{ id, title, timeZone, scheduledFor, open, minutes: null, kind: 'medication', source: 'dose' },
      key: `${id} ${scheduledFor}`,
      detail: dose.dosage,
      warnings,
      state: doseStates[dose.state],
      by: dose.log?.by ?? null,
      logId: dose.log?.id ?? null,
    };
  });
}

/** Sorting is stable: of one time, routines come before doses, and both as the database ordered them. */
const order = ({ time }: Task) => minuteOf(time);

/**
 * The tasks of the week that begins on a day, each day's in the order of their times.
 * @param at the present moment
 */
export function weekFrom(plan: Plan, { weekStart, at }: { weekStart: Day; at: Date }): WeekDay[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
  const midnight = (of: Day, timeZone: string) => toPlannedInstant(of, '00:00', timeZone);
  const tasks = [
    ...routineTasks(plan, days, at),
    ...plan.medications.flatMap((medication) => {
      const from = midnight(weekStart, medication.timeZone);
      const to = addMs(midnight(addDays(weekStart, 7), medication.timeZone), -1);
      return doseTasks(medication, plan.doses, { from, to, at });
    }),
  ].sort((a, b) => order(a) - order(b));
  return days.map((one) => ({ day: one, tasks: tasks.filter((task) => task.day === one) }));
}

/** The streaks of routines, by id; those without a day are left out. @param at the present moment */
export function streaksOf({ routines, completions }: Pick<Plan, 'routines' | 'completions'>, at: Date) {
  const said = completionsByDay(completions);
  const streaks: Record<string, Streak> = {};
  for (const routine of routines) {
    const today = fromInstant(at, routine.timeZone).day;
    const since = addDays(today, -routineLimits.daysBack);
    const streak = streakOf(routine, (day) => said(routine.id, day)?.status ?? null, { today, since });
    if (streak.days > 0) streaks[routine.id] = streak;
  }
  return streaks;
}
