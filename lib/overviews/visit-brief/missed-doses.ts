import { addMs, DAY, type Day, dayIn, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type LogLine, trackedDoses } from '@/lib/records/medications/dose-log';
import { type Course, plannedSince } from '@/lib/records/medications/plan';

/** Limits the work for a medication that is given every two hours. */
const LOOK_BACK = 180 * DAY;

interface CountedCourse extends Course {
  id: string;
  name: string;
}

export interface CountedDoses {
  name: string;
  /** Skipped doses included. Null without log entries, because the family may not log this medication. */
  missed: number | null;
  skipped: number;
  due: number;
  countedFrom: Day;
}

/** Doses due in the period per medication, most missed first and unlogged last. */
export function countDoses(
  courses: readonly CountedCourse[],
  log: readonly (LogLine & { medicationId: string })[],
  { from, completeSince, at }: { from: Day; completeSince: Date | null; at: Date },
): CountedDoses[] {
  const countedCourses = courses.flatMap((course): CountedDoses[] => {
    const own = log.filter(({ medicationId }) => medicationId === course.id);
    const start = Math.max(
      toPlannedInstant(from, '00:00', course.timeZone).getTime(),
      plannedSince(course).getTime(),
      addMs(at, -LOOK_BACK).getTime(),
      completeSince?.getTime() ?? 0,
    );
    const courseDoses = trackedDoses(course, own, { from: instantFromMs(start), to: at, at });
    const countState = (state: 'missed' | 'skipped') => courseDoses.filter((dose) => dose.state === state).length;
    const due = courseDoses.filter(({ state }) => state !== 'due' && state !== 'upcoming').length;
    const skippedCount = countState('skipped');
    const missedCount = own.length === 0 ? null : countState('missed') + skippedCount;
    const countedFrom = dayIn(instantFromMs(start), course.timeZone);
    return due > 0 ? [{ name: course.name, missed: missedCount, skipped: skippedCount, due, countedFrom }] : [];
  });
  return countedCourses.sort((a, b) => (b.missed ?? -1) - (a.missed ?? -1) || (a.name < b.name ? -1 : 1));
}

/** @param log newest first */
export function logCompleteFrom(log: readonly { at: string }[], limit: number): Date | null {
  const oldest = log.at(-1);
  return oldest && log.length >= limit ? instantFromJson(oldest.at) : null;
}
