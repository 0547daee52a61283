import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import type { Dose, Medication } from './medication';
import { intervalOf } from './plan';

type Limits = Pick<Medication, 'frequency' | 'reminders' | 'minHoursBetween' | 'maxPerDay'>;
type Line = Pick<Dose, 'status' | 'at'>;

/** Two people who log within this time most likely mean the same dose, even if no interval is set. */
const SAME_DOSE = 10 * MINUTE;

export interface DoubleDose<Log extends Line = Line> {
  /** `limit`: the maximum for 24 hours is reached. */
  kind: 'recent' | 'limit';
  line: Log;
  /** Time from which another dose is safe; null for a single dose. */
  until: Date | null;
}

/** Minimum distance between doses in milliseconds: half of the interval, or the hours set by the user. */
export function spacing(limits: Limits): number {
  // A single dose is never followed by another one.
  if (limits.frequency === 'ONCE') return Number.POSITIVE_INFINITY;
  const half = (intervalOf(limits) ?? 0) / 2;
  return Math.max(SAME_DOSE, half, (limits.minHoursBetween ?? 0) * HOUR);
}

function givenWithinDay<Log extends Line>(doses: readonly Log[], until: Date): Log[] {
  const from = addMs(until, -DAY);
  return doses.filter((line) => instantFromJson(line.at) > from && instantFromJson(line.at) <= until);
}

export function dosesLeft({ maxPerDay }: Limits, log: readonly Line[], at: Date): number | null {
  if (maxPerDay === null) return null;
  const givenDoses = log.filter(({ status }) => status === 'given');
  return Math.max(0, maxPerDay - givenWithinDay(givenDoses, at).length);
}

export function endOfSpacing(limits: Limits, line: Line): Date | null {
  const distance = spacing(limits);
  return Number.isFinite(distance) ? addMs(instantFromJson(line.at), distance) : null;
}

/** Null if the dose is safe. Limits apply to any 24 hours, because a double dose across midnight is as harmful. */
export function findDoubleDose<Log extends Line>(
  limits: Limits,
  log: readonly Log[],
  at: Date,
): DoubleDose<Log> | null {
  const givenDoses = log.filter(({ status }) => status === 'given');
  const distance = (line: Line) => Math.abs(instantFromJson(line.at).getTime() - at.getTime());
  const [line] = givenDoses.toSorted((a, b) => distance(a) - distance(b));
  if (!line) return null;
  if (distance(line) < spacing(limits)) return { kind: 'recent', line, until: endOfSpacing(limits, line) };
  if (limits.maxPerDay === null) return null;
  const before = givenWithinDay(givenDoses, at).length;
  const ahead = givenWithinDay(givenDoses, addMs(at, DAY));
  if (Math.max(before, ahead.length) < limits.maxPerDay) return null;
  const oldest =
    givenDoses
      .map((one) => one.at)
      .toSorted()
      .at(-limits.maxPerDay) ?? line.at;
  return { kind: 'limit', line, until: addMs(instantFromJson(oldest), DAY) };
}
