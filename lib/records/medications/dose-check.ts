import { addMs, DAY, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { Dose } from './medication';
import { passed } from './passed';
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
  /** Planned when first logged, even if the plan has changed since. */
  known: boolean;
}

export function checkDose(
  course: Course,
  { status, scheduledFor, at, known }: CheckedDose,
  dateOfBirth: string | null,
  now: Date,
): Record<string, string> {
  if (at > addMs(now, AHEAD)) return { at: 'entries.validation.dateInFuture' };
  if (isBeforeBirth(at, dateOfBirth)) return { at: 'entries.validation.beforeBirth' };
  if (fromInstant(at, course.timeZone).day < course.startsOn) return { at: 'medications.validation.beforeStart' };
  if (!scheduledFor) return status === 'skipped' ? { scheduledFor: 'medications.validation.notPlanned' } : {};
  // A dose may be given early, but not next week's.
  if (scheduledFor > addMs(now, Math.max(DAY, cycleMs(course)))) {
    return { scheduledFor: 'medications.validation.tooEarly' };
  }
  const planned = known || isPlannedDose(course, scheduledFor);
  return planned ? {} : { scheduledFor: 'medications.validation.notPlanned' };
}

/** For API clients, which read no translations. */
export function doubleDoseText({ at, by }: Pick<Dose, 'at' | 'by'>, now: Date): string {
  const { unit, count } = passed(Math.max(0, now.getTime() - instantFromJson(at).getTime()));
  const ago = unit === 'halfHour' ? 'an hour and a half' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `Given ${ago} ago by ${by}`;
}
