import { addMs, DAY, HOUR, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import type { Dose } from './medication';
import { type Course, cycleMs, intervalOf, type PlannedDose, plannedDoses, unknownDoses } from './plan';

export type DoseState = 'given' | 'late' | 'skipped' | 'missed' | 'due' | 'upcoming';

export interface TrackedDose<Log extends LogLine = LogLine> extends PlannedDose {
  state: DoseState;
  log: Log | null;
}

export type LogLine = Pick<Dose, 'scheduledFor' | 'status' | 'at' | 'reason'>;

/** Milliseconds: 1 hour or a quarter of the interval, whichever is longer (medication.json, lateWindow). */
export function lateWindow(course: Pick<Course, 'frequency' | 'reminders'>): number {
  return Math.max(HOUR, (intervalOf(course) ?? 0) / 4);
}

export function doseState(plannedAt: Date, log: LogLine | null, window: number, at: Date): DoseState {
  const latest = addMs(plannedAt, window);
  if (log?.status === 'skipped') return 'skipped';
  if (log) return instantFromJson(log.at) > latest ? 'late' : 'given';
  if (at < plannedAt) return 'upcoming';
  return at <= latest ? 'due' : 'missed';
}

function momentOf({ scheduledFor, at }: LogLine): number {
  return instantFromJson(scheduledFor ?? at).getTime();
}

/** True for a dose given again, which matches no planned dose. */
export const isRepeat = ({ scheduledFor, reason }: LogLine) => scheduledFor === null && reason !== null;

/** Matches entries logged before a change of times to the nearest dose of the current plan, within half an interval. */
function matchLog<Log extends LogLine>(
  dosesToMatch: PlannedDose[],
  log: readonly Log[],
  maxDistance: number,
): Map<number, Log> {
  const moments = new Set(dosesToMatch.map(({ at }) => at.getTime()));
  const matchedLines = new Map<number, Log>();
  const isOfPlan = (line: Log) => line.scheduledFor !== null && moments.has(momentOf(line));
  for (const line of log.filter(isOfPlan)) matchedLines.set(momentOf(line), line);
  for (const line of log.filter((one) => !isOfPlan(one) && !isRepeat(one))) {
    const own = momentOf(line);
    const distance = (moment: number) => Math.abs(moment - own);
    let nearest: number | undefined;
    for (const moment of moments) {
      if (matchedLines.has(moment) || distance(moment) >= maxDistance) continue;
      if (nearest === undefined || distance(moment) < distance(nearest)) nearest = moment;
    }
    if (nearest !== undefined) matchedLines.set(nearest, line);
  }
  return matchedLines;
}

export function trackedDoses<Log extends LogLine>(
  course: Course,
  log: readonly Log[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): TrackedDose<Log>[] {
  const maxDistance = (intervalOf(course) ?? 0) / 2;
  // Adds one dose at each end, so that a log entry outside the range is not matched to a dose inside.
  const [first, last] = [addMs(from, -maxDistance), addMs(to, maxDistance)];
  const plannedDosesInRange = plannedDoses(course, first, last);
  const unknown = unknownDoses(course, first, last);
  const matchedLog = matchLog([...unknown, ...plannedDosesInRange], log, maxDistance);
  const window = lateWindow(course);
  return [...unknown.filter(({ at: moment }) => matchedLog.has(moment.getTime())), ...plannedDosesInRange]
    .filter((dose) => dose.at >= from && dose.at <= to)
    .map((dose) => {
      const line = matchedLog.get(dose.at.getTime()) ?? null;
      return { ...dose, log: line, state: doseState(dose.at, line, window, at) };
    });
}

export interface Adherence {
  given: number;
  due: number;
}

/** Late doses count as given (medication.json, adherence). `complete` means that `log` reaches back to `since`. */
export function adherence(
  course: Course,
  log: readonly LogLine[],
  { days, at, since, complete }: { days: number; at: Date; since: Date; complete: boolean },
): Adherence | null {
  const start = at.getTime() - days * DAY;
  const oldest = Math.min(...log.map((line) => momentOf(line)));
  if (!complete && !(oldest <= start)) return null;
  const from = instantFromMs(Math.max(start, since.getTime()));
  const due = trackedDoses(course, log, { from, to: at, at }).filter(({ state }) => state !== 'due');
  const givenDoses = due.filter(({ state }) => state === 'given' || state === 'late');
  return due.length === 0 ? null : { given: givenDoses.length, due: due.length };
}

export function nextDose(course: Course, log: readonly LogLine[], at: Date): TrackedDose | null {
  const start = toPlannedInstant(course.startsOn, '00:00', course.timeZone);
  const from = addMs(at, -lateWindow(course));
  const last = Math.max(at.getTime(), start.getTime());
  const to = instantFromMs(last + 2 * cycleMs(course) + 2 * DAY);
  const open = trackedDoses(course, log, { from, to, at });
  return open.find(({ state }) => state === 'due' || state === 'upcoming') ?? null;
}
