import { messageWith } from '@/lib/core/i18n/field-message';
import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import { lateWindow } from './dose-log';
import { elapsedTime } from './elapsed-time';
import type { Dose } from './medication';
import { type Course, cycleMs, plannedDoses, unknownDoses } from './plan';
import type { DoseStatus } from './vocabulary';

/** A phone's clock may run slightly ahead of the server's. */
const AHEAD = 5 * MINUTE;

const isPlannedDose = (course: Course, at: Date) =>
  plannedDoses(course, at, at).length + unknownDoses(course, at, at).length > 0;

interface CheckedDose {
  status: DoseStatus;
  scheduledFor: Date | null;
  at: Date;
  /** True if a log entry exists: the dose was planned when it was logged, even if the plan changed since. */
  hasLine: boolean;
}

export function checkDose(
  course: Course,
  { status, scheduledFor, at, hasLine }: CheckedDose,
  dateOfBirth: string | null,
  now: Date,
): Record<string, string> {
  if (at > addMs(now, AHEAD)) return { at: 'entries.validation.dateInFuture' };
  if (isBeforeBirth(at, dateOfBirth)) return { at: 'entries.validation.beforeBirth' };
  if (fromInstant(at, course.timeZone).day < course.startsOn) return { at: 'medications.validation.beforeStart' };
  if (!scheduledFor) return status === 'skipped' ? { scheduledFor: 'medications.validation.notPlanned' } : {};
  // A dose may be given up to one interval early, or a day if that is longer.
  if (scheduledFor > addMs(now, Math.max(DAY, cycleMs(course)))) {
    return { scheduledFor: 'medications.validation.tooEarly' };
  }
  const planned = hasLine || isPlannedDose(course, scheduledFor);
  return planned ? {} : { scheduledFor: 'medications.validation.notPlanned' };
}

/** Asks for confirmation if a dose is given earlier than its late window allows (medication.json, lateWindow). */
export function earlyQuestion(course: Course, scheduledFor: Date, at: Date): string | null {
  const ahead = scheduledFor.getTime() - at.getTime();
  if (ahead <= lateWindow(course)) return null;
  if (ahead < 2 * DAY) return messageWith('medications.validation.early', { count: Math.round(ahead / HOUR) });
  return messageWith('medications.validation.earlyDays', { count: Math.round(ahead / DAY) });
}

/** English text for API clients, which do not translate. */
export function doubleDoseText({ at, by }: Pick<Dose, 'at' | 'by'>, now: Date): string {
  const { unit, count } = elapsedTime(Math.max(0, now.getTime() - instantFromJson(at).getTime()));
  const ago = unit === 'halfHour' ? 'an hour and a half' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `Given ${ago} ago by ${by}`;
}
