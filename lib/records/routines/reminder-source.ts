import 'server-only';
import { type DueReminder, ofActivePet, type PetReminderSource } from '@/lib/collections/reminder-source';
import { evaluateMoments, type Moment, type Moments, within } from '@/lib/collections/reminder-times';
import { type Responsible, responsibleOn } from '@/lib/collections/responsible';
import { paths } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { addDays, addMs, DAY, type Day, dayFromColumn, instantFromMs, MINUTE, weekdayOf } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { dayOfTask, plannedAt } from './day-plan';

const columns = {
  title: true,
  weekdays: true,
  timeOfDay: true,
  timeZone: true,
  reminderMinutesBefore: true,
  plannedFrom: true,
  responsible: true,
} as const satisfies Prisma.RoutineSelect;

type Row = Prisma.RoutineGetPayload<{ select: typeof columns }>;

export type RemindedRoutine = Omit<Row, 'title' | 'plannedFrom' | 'responsible'> & { plannedFrom: Date | null };

/** A week, plus a day for DST. */
export const WEEKLY_HORIZON = 9 * DAY;

export function routineMoments(routine: RemindedRoutine): Moments {
  const { weekdays, timeOfDay, timeZone, reminderMinutesBefore, plannedFrom } = routine;
  return (from, to) => {
    if (reminderMinutesBefore === null) return [];
    const lead = reminderMinutesBefore * MINUTE;
    const last = fromInstant(addMs(to, lead), timeZone).day;
    const moments: Moment[] = [];
    for (let day = addDays(fromInstant(addMs(from, lead), timeZone).day, -1); day <= last; day = addDays(day, 1)) {
      if (!weekdays.includes(weekdayOf(day))) continue;
      const dueAt = plannedAt({ timeOfDay, timeZone }, day);
      if (plannedFrom && dueAt < plannedFrom) continue;
      moments.push({ at: addMs(dueAt, -lead), dueAt });
    }
    return moments.filter(within(from, to));
  };
}

interface CompletedDay {
  routineId: string;
  day: Day;
  /** Time zone of the routine and its days. */
  timeZone: string;
  timeOfDay: string;
}

export function withoutCompleted<One extends DueReminder>(
  due: readonly One[],
  completedDays: readonly CompletedDay[],
): One[] {
  const days = new Set(completedDays.map(({ routineId, day }) => `${routineId} ${day}`));
  const times = new Map(completedDays.map((one) => [one.routineId, one]));
  return due.filter(({ sourceId, dueAt }) => {
    const own = times.get(sourceId);
    return own === undefined || !days.has(`${sourceId} ${dayOfTask(own, dueAt)}`);
  });
}

/** Two days, because no zone is further from UTC. */
const daysSince = (moment: Date) => ({ gte: addMs(moment, -2 * DAY) });

export const routineReminders: PetReminderSource<Row> = {
  table: 'Routine',
  columns,
  subjectOf: ({ title }) => title,
  turnOf: (row, dueAt) => responsibleOn(row.responsible as Responsible, dayOfTask(row, dueAt)),
  computeDue(routine, context) {
    return evaluateMoments(routineMoments(routine), { ...context, horizon: WEEKLY_HORIZON });
  },
  async withoutDone(due) {
    const first = instantFromMs(Math.min(...due.map(({ dueAt }) => dueAt.getTime())));
    const rows = await db().routineCompletion.findMany({
      relationLoadStrategy: 'join',
      where: { routineId: { in: due.map(({ sourceId }) => sourceId) }, day: daysSince(first) },
      select: { routineId: true, day: true, routine: { select: { timeZone: true, timeOfDay: true } } },
    });
    const completedDays = rows.map(({ routineId, day, routine }) => ({
      routineId,
      day: dayFromColumn(day),
      ...routine,
    }));
    return withoutCompleted(due, completedDays);
  },
  async findSubject({ sourceId, petId, dueAt }) {
    const routine = await db().routine.findFirst({
      relationLoadStrategy: 'join',
      where: ofActivePet(sourceId),
      select: {
        title: true,
        timeOfDay: true,
        timeZone: true,
        pet: { select: { name: true } },
        completions: { where: { day: daysSince(dueAt) }, take: 10, select: { day: true } },
      },
    });
    if (!routine) return null;
    const { title, timeZone, pet, completions } = routine;
    const day = dayOfTask(routine, dueAt);
    if (completions.some((one) => dayFromColumn(one.day) === day)) return null;
    const at = { moment: dueAt, timeZone };
    return { petName: pet.name, what: title, allergens: [], at, path: paths.petRoutines(petId) };
  },
};
