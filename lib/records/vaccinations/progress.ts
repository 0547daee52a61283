import type { Day } from '@/lib/core/time/dates';
import type { Booster, Interval, Series, Vaccine } from './catalogue';
import type { DoseDay } from './dose-matching';
import { addDuration, type Duration } from './durations';
import type { Rule } from './planned-vaccine';
import type { PlanProfile } from './vocabulary';

/** Days by which a dose may be early and still count (vaccines.json, statuses: the grace period is ours). */
const GRACE = 'P3D';
/** Default minimum interval: the shortest that any row has between two primary doses. Our choice. */
const LEAST_INTERVAL = 'P2W';
const ONE_DOSE: Series = { minAge: 'P0D', targetAge: 'P0D', doses: 1 };
/** A dose within this time after the primary series belongs to it and is not the yearly booster. Our choice. */
const STILL_PRIMARY = 'P12W';

export interface PlanOf {
  vaccine: Vaccine;
  profile: PlanProfile;
  dateOfBirth: Day | null;
  addedOn: Day;
  isExpected: boolean;
  /** Null while the date of birth is unknown. Cached, because every dose needs the same ages. */
  dayAtAge: (age: Duration) => Day | null;
  booster: Booster | null;
  primary: Vaccine['primary'];
  shorter: { every: Duration; rule: 'highRisk' | 'regionalLaw' | 'lawUnknown' }[];
}

export interface Progress {
  kind: 'young' | 'adult' | 'any';
  series: Series;
  next: 'primary' | 'booster' | 'repeat';
  count: number;
  last: DoseDay;
  restarted: boolean;
}

export interface NextDose {
  due: Day | null;
  rule: Rule;
}

/** Primary series for the pet's age on that day: young or adult (algorithm, steps 2 and 4). */
export function seriesAt({ primary, dayAtAge }: PlanOf, day: Day): Pick<Progress, 'kind' | 'series'> {
  const { young, adult, any } = primary;
  const grownOn = young?.ageBelow ? dayAtAge(young.ageBelow) : null;
  if (young && day < (grownOn ?? '')) return { kind: 'young', series: young };
  if (adult) return { kind: 'adult', series: adult };
  return { kind: 'any', series: any ?? ONE_DOSE };
}

export function nextCountsFrom({ series, last }: Pick<Progress, 'series' | 'last'>): Day {
  const least = series.interval?.min ?? ((series.doses ?? 1) > 1 ? LEAST_INTERVAL : 'P1D');
  return addDuration(last.day, least);
}

export interface Earliness {
  reason: 'age' | 'interval';
  countsFrom: Day;
}

export function earlinessOf(
  plan: PlanOf,
  before: Progress | null,
  day: Day,
): (Earliness & { isOwnRule: boolean }) | null {
  const { young, adult, any } = plan.primary;
  const oldEnough = plan.dayAtAge((young ?? any ?? adult ?? ONE_DOSE).minAge);
  if (oldEnough && day < oldEnough) return { reason: 'age', countsFrom: oldEnough, isOwnRule: false };
  if (!before) return null;
  const countsFrom = nextCountsFrom(before);
  if (addDuration(day, GRACE) >= countsFrom) return null;
  return { reason: 'interval', countsFrom, isOwnRule: before.series.interval === undefined };
}

type DueOf = (progress: Progress) => Day | null;

/** True if this dose starts the primary series again (algorithm, step 6, and `lapse`). */
function isRestart({ vaccine }: PlanOf, before: Progress, dueOf: DueOf, day: Day): boolean {
  if (vaccine.restartAfter) {
    const due = dueOf(before);
    if (due && day > addDuration(due, vaccine.restartAfter)) return true;
  }
  const longest: Interval['max'] | undefined = before.series.interval?.max;
  if (before.next !== 'primary' || vaccine.live || !longest) return false;
  return day > addDuration(endOfClosedSeries(before) ?? before.last.day, longest, 2);
}

/**
 * True if doses of the primary series are missing. An end date closes the series. So does a next date that is too far
 * away for a primary dose: whoever wrote it knew of doses that are not recorded.
 */
export function isSeriesOpen({ next, series, last: { day, validUntil, nextDueOn } }: Progress): boolean {
  if (next !== 'primary' || validUntil) return false;
  return series.steps !== undefined || nextDueOn === null || nextDueOn <= addDuration(day, STILL_PRIMARY);
}

function isPrimaryDone({ dayAtAge }: PlanOf, series: Series, count: number, day: Day): boolean {
  const lastFrom = series.lastDoseMinAge ? dayAtAge(series.lastDoseMinAge) : null;
  if (lastFrom) return day >= lastFrom;
  return count >= (series.doses ?? 1);
}

/** A booster is due once, after the primary series (algorithm, step 7). */
function afterPrimary(plan: PlanOf, kind: Progress['kind'], day: Day): Progress['next'] {
  const from = plan.booster?.atAge && kind === 'young' ? plan.dayAtAge(plan.booster.atAge) : null;
  return from && day >= from ? 'repeat' : 'booster';
}

function afterBooster(plan: PlanOf, before: Progress, day: Day): Progress['next'] {
  if (plan.booster?.atAge && before.kind === 'young') return afterPrimary(plan, 'young', day);
  return day < addDuration(before.last.day, STILL_PRIMARY) ? 'booster' : 'repeat';
}

function endOfClosedSeries(progress: Progress): Day | null {
  const { validUntil, nextDueOn } = progress.last;
  return progress.next !== 'primary' || isSeriesOpen(progress) ? null : (validUntil ?? nextDueOn);
}

function isBoosterOfClosed(before: Progress, day: Day): boolean {
  const until = endOfClosedSeries(before);
  if (until === null || day <= addDuration(before.last.day, STILL_PRIMARY)) return false;
  return day <= addDuration(until, STILL_PRIMARY);
}

export function advanceProgress(plan: PlanOf, before: Progress | null, dueOf: DueOf, last: DoseDay): Progress {
  const { day } = last;
  const restarted = before !== null && isRestart(plan, before, dueOf, day);
  const running = before && !restarted ? before : null;
  const { kind, series } = running ?? seriesAt(plan, day);
  const count = (running?.count ?? 0) + 1;
  const base = { kind, series, count, last, restarted: restarted || (running?.restarted ?? false) };
  if (running?.next === 'repeat') return { ...base, next: 'repeat' };
  if (running && isBoosterOfClosed(running, day)) {
    return { ...base, next: plan.booster?.atAge && kind === 'young' ? afterPrimary(plan, kind, day) : 'repeat' };
  }
  if (running?.next === 'booster') return { ...base, next: afterBooster(plan, running, day) };
  const done = isPrimaryDone(plan, series, count, day);
  return { ...base, next: done ? afterPrimary(plan, kind, day) : 'primary' };
}
