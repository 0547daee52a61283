import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import type { Dose, Medication } from './medication';
import { intervalOf } from './plan';

type Limits = Pick<Medication, 'frequency' | 'reminders' | 'minHoursBetween' | 'maxPerDay'>;
type Line = Pick<Dose, 'id' | 'status' | 'at' | 'by'>;

/** Two people who log what was given just now most likely mean the same dose, even where no interval is set. */
const SAME_DOSE = 10 * MINUTE;

export interface DoubleDose {
  reason: 'recent' | 'limit';
  /** The dose that speaks against another one: who gave it, and when. */
  by: string;
  at: string;
}

/** How far apart two doses have to be, in milliseconds: half of the interval, or the hours that were set. */
export function spacing(limits: Limits): number {
  // A single dose is never followed by another one.
  if (limits.frequency === 'ONCE') return Number.POSITIVE_INFINITY;
  const half = (intervalOf(limits) ?? 0) / 2;
  return Math.max(SAME_DOSE, half, (limits.minHoursBetween ?? 0) * HOUR);
}

/** Doses given in the 24 hours that end with a moment, itself included. */
function givenInDay(given: readonly Line[], until: Date): Line[] {
  const from = addMs(until, -DAY);
  return given.filter((line) => instantFromJson(line.at) > from && instantFromJson(line.at) <= until);
}

/** How many doses the limit of 24 hours still allows; null without a limit. @param log newest first */
export function dosesLeft({ maxPerDay }: Limits, log: readonly Line[], at: Date): number | null {
  if (maxPerDay === null) return null;
  const given = log.filter(({ status }) => status === 'given');
  return Math.max(0, maxPerDay - givenInDay(given, at).length);
}

/**
 * What speaks against giving a dose: another one too close to it, before or after, or a limit that is reached. Null when
 * nothing does. Any 24 hours count, not the calendar's day: midnight makes no dose harmless.
 * @param log other lines of the same medication
 * @param at when the dose is given
 */
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
