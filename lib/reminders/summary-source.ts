import type { ReminderSource } from '@/lib/collections/reminder-source';
import { evaluateMoments, type Moments } from '@/lib/collections/reminder-times';
import { DAY, WEEKDAYS } from '@/lib/core/time/dates';
import { routineMoments } from '@/lib/records/routines/reminder-source';

interface Row {
  /** `HH:mm` in the user's time zone; null for no summary. */
  summaryAt: string | null;
}

export function dailyMoments(time: string, timeZone: string): Moments {
  const every = {
    weekdays: [...WEEKDAYS],
    timeOfDay: time,
    timeZone,
    reminderMinutesBefore: 0,
    plannedFrom: null,
  };
  return routineMoments(every);
}

export const summaryReminders: ReminderSource<Row> = {
  table: 'User',
  columns: { summaryAt: true },
  subjectOf: () => null,
  computeDue({ summaryAt }, context) {
    if (summaryAt === null) return { due: [], next: null };
    return evaluateMoments(dailyMoments(summaryAt, context.timeZone), { ...context, horizon: 3 * DAY });
  },
};
