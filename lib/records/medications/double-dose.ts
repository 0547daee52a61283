import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import type { Dose, Medication } from './medication';
import { intervalOf } from './plan';

type Limits = Pick<Medication, 'frequency' | 'reminders' | 'minHoursBetween' | 'maxPerDay'>;
type Line = Pick<Dose, 'id' | 'status' | 'at' | 'by'>;

/** Two people who log within this time most likely mean the same dose, even where no interval is set. */
const SAME_DOSE = 10 * MINUTE;

export interface DoubleDose {
  reason: 'recent' | 'limit';
  by: string;
  at: string;
}

/** Minimum distance between doses, in milliseconds: half of the interval, or the hours that were set. */
export function spacing(limits: Limits): number {
  // A single dose is never followed by another one.
  if (limits.frequency === 'ONCE') return Number.POSITIVE_INFINITY;
  const half = (intervalOf(limits) ?? 0) / 2;
  return Math.max(SAME_DOSE, half, (limits.minHoursBetween ?? 0) * HOUR);
}

function givenInDay(given: readonly Line[], until: Date): Line[] {
  const from = addMs(until, -DAY);
  return given.filter((line) => instantFromJson(line.at) > from && instantFromJson(line.at) <= until);
}

export function dosesLeft({ maxPerDay }: Limits, log: readonly Line[], at: Date): number | null {
  if (maxPerDay === null) return null;
  const given = log.filter(({ status }) => status === 'given');
  return Math.max(0, maxPerDay - givenInDay(given, at).length);
}

/** Null if it is safe. Limits count any 24 hours, because a double dose across midnight is just as harmful. */
export function findDoubleDose(limits: Limits, log: readonly Line[], at: Date): DoubleDose | null {
  const given = log.filter(({ status }) => status === 'given');
  const distance = (line: Line) => Math.abs(instantFromJson(line.at).getTime() - at.getTime());
  const [nearest] = given.toSorted((a, b) => distance(a) - distance(b));
  if (nearest && distance(nearest) < spacing(limits)) return { reason: 'recent', by: nearest.by, at: nearest.at };
  if (limits.maxPerDay === null || !nearest) return null;
  const before = givenInDay(given, at).length;
  const after = givenInDay(given, addMs(at, DAY)).length;
  return Math.max(before, after) >= limits.maxPerDay ? { reason: 'limit', by: nearest.by, at: nearest.at } : null;
}
