import type { Day } from '@/lib/core/time/dates';
import type { Booster, Interval, Series, Vaccine } from './catalogue';
import type { DoseDay } from './dose-matching';
import { addDuration, type Duration } from './durations';
import type { Rule } from './planned-vaccine';

/** Days before the first day that counts, in which a dose still counts (vaccines.json, statuses: the grace is ours). */
const GRACE = 3;
/** The least that any row of the data asks for between two first doses; for rows that name none. Ours. */
const LEAST_INTERVAL = 'P2W';
/** A dose that follows the first ones this closely is one more of them, and not the booster of a year later. Ours. */
const STILL_PRIMARY = 'P12W';

/** What does not change from dose to dose. */
export interface PlanOf {
  vaccine: Vaccine;
  dateOfBirth: Day | null;
  /** When the pet was added. */
  addedOn: Day;
  /** Planned for every animal of its kind, and not on request. */
  isExpected: boolean;
  /** The day of an age; null while the day of birth is unknown. Remembers, as every dose is asked the same. */
  dayAtAge: (age: Duration) => Day | null;
  booster: Booster | null;
  primary: Vaccine['primary'];
  /** The shortest time between two boosters that risk or law ask for, and why; longest first. */
  shorter: { every: Duration; rule: 'highRisk' | 'regionalLaw' | 'lawUnknown' }[];
}

/** How far a pet has come with one vaccine. */
export interface Progress {
  kind: 'young' | 'adult' | 'any';
  series: Series;
  /** What the next dose is. */
  next: 'primary' | 'booster' | 'repeat';
  /** Doses of the series that runs. */
  count: number;
  last: DoseDay;
  restarted: boolean;
}

/** The date of the next dose, and why. */
export interface NextDose {
  due: Day | null;
  rule: Rule;
}

/** The first doses for an age: the young ones while they are young, else those of adults (algorithm, steps 2 and 4). */
export function seriesAt({ primary, dayAtAge }: PlanOf, day: Day): Pick<Progress, 'kind' | 'series'> {
  const { young, adult, any } = primary;
  const grown = young && dayAtAge(young.ageBelow ?? 'P100Y');
  if (young && grown && day < grown) return { kind: 'young', series: young };
  if (adult) return { kind: 'adult', series: adult };
  return { kind: 'any', series: any ?? { minAge: 'P0D', targetAge: 'P0D', doses: 1 } };
}

/** The first day on which a dose after the last one counts, without the grace. */
export function nextCountsFrom({ series, last }: Pick<Progress, 'series' | 'last'>): Day {
  const several = series.lastDoseMinAge !== undefined || (series.doses ?? 1) > 1;
  const least = series.interval?.min ?? (several ? LEAST_INTERVAL : 'P1D');
  return addDuration(last.day, least);
}

/** Why a dose does not count, and the first day on which it would have. */
export interface Earliness {
  reason: 'age' | 'interval';
  countsFrom: Day;
}

/** Whether a dose came before it could count (vaccines.json, statuses.too_early); null when it counts. */
export function earlinessOf(plan: PlanOf, before: Progress | null, day: Day): Earliness | null {
  const { young, adult, any } = plan.primary;
  const minAge = (young ?? any ?? adult)?.minAge;
  const oldEnough = minAge ? plan.dayAtAge(minAge) : null;
  if (oldEnough && day < oldEnough) return { reason: 'age', countsFrom: oldEnough };
  const countsFrom = before && nextCountsFrom(before);
  // Three days later it would have counted.
  const isTooSoon = countsFrom !== null && addDuration(day, `P${GRACE}D`) < countsFrom;
  return isTooSoon ? { reason: 'interval', countsFrom } : null;
}

/** When the next dose is due, asked only where it matters. */
type DueOf = (progress: Progress) => Day | null;

/** Whether the first doses have to begin again with this one (algorithm, step 6, and `lapse`). */
function isRestart({ vaccine }: PlanOf, before: Progress, dueOf: DueOf, day: Day): boolean {
  const due = vaccine.restartAfter ? dueOf(before) : null;
  if (vaccine.restartAfter && due && day > addDuration(due, vaccine.restartAfter)) return true;
  const longest: Interval['max'] | undefined = before.series.interval?.max;
  if (before.next !== 'primary' || vaccine.live || !longest) return false;
  return day > addDuration(before.last.day, longest, 2);
}

function isPrimaryDone({ dayAtAge }: PlanOf, series: Series, count: number, day: Day): boolean {
  const lastFrom = series.lastDoseMinAge ? dayAtAge(series.lastDoseMinAge) : null;
  if (lastFrom) return day >= lastFrom;
  return count >= (series.doses ?? 1);
}

/** What comes after a dose once the first doses are complete (algorithm, step 7: a booster once). */
function afterPrimary(plan: PlanOf, kind: Progress['kind'], day: Day): Progress['next'] {
  if (!plan.booster) return 'repeat';
  const from = kind === 'young' && plan.booster.atAge ? plan.dayAtAge(plan.booster.atAge) : null;
  return from && day >= from ? 'repeat' : 'booster';
}

function afterBooster(plan: PlanOf, before: Progress, day: Day): Progress['next'] {
  if (before.kind === 'young' && plan.booster?.atAge) return afterPrimary(plan, 'young', day);
  return day < addDuration(before.last.day, STILL_PRIMARY) ? 'booster' : 'repeat';
}

/**
 * Takes one more dose that counts.
 * @param dueOf when the dose was due, by what was known before it
 */
export function advance(plan: PlanOf, before: Progress | null, dueOf: DueOf, last: DoseDay): Progress {
  const { day } = last;
  const restarted = before !== null && isRestart(plan, before, dueOf, day);
  const running = before && !restarted ? before : null;
  const { kind, series } = running ?? seriesAt(plan, day);
  const count = (running?.count ?? 0) + 1;
  const base = { kind, series, count, last, restarted: restarted || (running?.restarted ?? false) };
  if (running?.next === 'repeat') return { ...base, next: 'repeat' };
  if (running?.next === 'booster') return { ...base, next: afterBooster(plan, running, day) };
  const done = isPrimaryDone(plan, series, count, day);
  return { ...base, next: done ? afterPrimary(plan, kind, day) : 'primary' };
}
