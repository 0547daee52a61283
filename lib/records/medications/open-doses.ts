import { addDays, addMs, DAY, instantFromMs } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type LogLine, lateWindow, type TrackedDose, trackedDoses } from './dose-log';
import { type Course, intervalOf } from './plan';

/** Keeps doses rarer than daily overdue until the next one is nearer. Our choice. */
function patienceFor(course: Pick<Course, 'frequency' | 'reminders'>): number {
  const interval = intervalOf(course) ?? 0;
  return interval > DAY ? interval / 2 : 0;
}

export function openSince(course: Course, at: Date, daysBack = 0): Date {
  const { day: today } = fromInstant(at, course.timeZone);
  const midnight = toPlannedInstant(addDays(today, -daysBack), '00:00', course.timeZone);
  const oldest = addMs(at, -Math.max(patienceFor(course), lateWindow(course)));
  return instantFromMs(Math.min(midnight.getTime(), oldest.getTime()));
}

export function isOpenDose(course: Course, { at: planned, state }: { at: Date; state: string }, at: Date): boolean {
  if (state !== 'missed') return state === 'due';
  const dayOf = (instant: Date) => fromInstant(instant, course.timeZone).day;
  return at.getTime() <= planned.getTime() + patienceFor(course) || dayOf(planned) === dayOf(at);
}

export function openDoses<Log extends LogLine>(course: Course, log: readonly Log[], at: Date): TrackedDose<Log>[] {
  const doses = trackedDoses(course, log, { from: openSince(course, at), to: at, at });
  return doses.filter((dose) => isOpenDose(course, dose, at));
}
