import 'server-only';
import { earlierDay, laterDay } from '@/lib/access/stay-days';
import type { ReminderSource } from '@/lib/collections/reminder-source';
import { evaluateMoments, FAR_HORIZON, type Moments, within } from '@/lib/collections/reminder-times';
import { addDays, type Day, dayFromColumn, dayIn, MINUTE } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';

/** Local time in the stay's zone. */
const EVENING = '21:00';
export const GATHER_MS = 3 * MINUTE;
/** Entries this shortly before a message belong to the next one, because their transaction may still be running. */
export const SETTLED_MS = 2 * MINUTE;

interface Row {
  label: string;
  messages: string;
  fromDay: Date;
  untilDay: Date | null;
  timeZone: string;
  revokedAt: Date | null;
}

function eveningsOf({ fromDay, untilDay, timeZone }: Row): Moments {
  return (from, to) => {
    const first = laterDay(dayFromColumn(fromDay), dayIn(from, timeZone));
    const last = earlierDay(untilDay ? dayFromColumn(untilDay) : addDays(first, 1), dayIn(to, timeZone));
    const evenings: Date[] = [];
    for (let day: Day = first; day <= last; day = addDays(day, 1)) evenings.push(toInstant(day, EVENING, timeZone));
    return evenings.map((at) => ({ at, dueAt: at })).filter(within(from, to));
  };
}

export const stayReminders: ReminderSource<Row> = {
  table: 'Stay',
  columns: { label: true, messages: true, fromDay: true, untilDay: true, timeZone: true, revokedAt: true },
  subjectOf: ({ label }) => label,
  computeDue(row, context) {
    const { evaluatedAt } = context;
    if (row.messages === 'each') return { due: [{ at: evaluatedAt, dueAt: evaluatedAt }], next: null };
    if (row.messages !== 'daily' || row.revokedAt) return { due: [], next: null };
    const { due, next } = evaluateMoments(eveningsOf(row), { ...context, horizon: FAR_HORIZON });
    // After several missed evenings only the last message is useful.
    return { due: due.slice(-1), next };
  },
};
