import { addMs, DAY, type Day, dayIn, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { idTime } from '@/lib/core/validation/ids';
import { type LogLine, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Course } from '@/lib/records/medications/plan';

/** Further back nobody asks for single doses; it bounds the work for one that is given every two hours. */
const LOOK_BACK = 180 * DAY;

interface CountedCourse extends Course {
  /** UUIDv7: what came before it was made is not missed but unknown. */
  id: string;
  name: string;
}

export interface MissedDoses {
  name: string;
  /** Nobody logged them, and their time has passed; skipped ones are among them. */
  missed: number;
  skipped: number;
  /** Doses whose time has passed. */
  due: number;
  /** The day from which on they are counted. */
  countedFrom: Day;
}

/**
 * How many planned doses were not given since a day, by medication, most missed first. A medication without a single line
 * in the log is left out: nobody keeps count of it.
 * @param log lines of all medications, in any order
 * @param known the moment from which on the log is complete; null when all of it was read
 * @param at the present moment
 */
export function missedDoses(
  courses: readonly CountedCourse[],
  log: readonly (LogLine & { medicationId: string })[],
  { from, known, at }: { from: Day; known: Date | null; at: Date },
): MissedDoses[] {
  const counted = courses.flatMap((course): MissedDoses[] => {
    const own = log.filter(({ medicationId }) => medicationId === course.id);
    if (own.length === 0) return [];
    const begin = Math.max(
      toPlannedInstant(from, '00:00', course.timeZone).getTime(),
      idTime(course.id),
      addMs(at, -LOOK_BACK).getTime(),
      known?.getTime() ?? 0,
    );
    const tracked = trackedDoses(course, own, { from: instantFromMs(begin), to: at, at });
    const count = (state: 'missed' | 'skipped') => tracked.filter((dose) => dose.state === state).length;
    const due = tracked.filter(({ state }) => state !== 'due' && state !== 'upcoming').length;
    const skipped = count('skipped');
    const missed = count('missed') + skipped;
    const countedFrom = dayIn(instantFromMs(begin), course.timeZone);
    return missed > 0 ? [{ name: course.name, missed, skipped, due, countedFrom }] : [];
  });
  return counted.sort((a, b) => b.missed - a.missed || (a.name < b.name ? -1 : 1));
}

/** From when on a log is complete of which the newest lines were read; null when there are no others. @param log newest first */
export function completeFrom(log: readonly { at: string }[], limit: number): Date | null {
  const oldest = log.at(-1);
  return oldest && log.length >= limit ? instantFromJson(oldest.at) : null;
}
