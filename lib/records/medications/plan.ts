import type { TaperStep } from '@/lib/collections/columns/medications';
import {
  addDays,
  addMonths,
  addMs,
  DAY,
  type Day,
  daysBetween,
  HOUR,
  instantFromJson,
  instantFromMs,
  MINUTE,
  minDay,
} from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type Recurrence, rareFrequencies, recurrenceOf, timesOf } from './frequencies';
import type { Medication } from './medication';

export type Course = Pick<
  Medication,
  'frequency' | 'startsOn' | 'endsOn' | 'reminders' | 'timeZone' | 'dosage' | 'steps' | 'plannedFrom' | 'pastPlans'
>;

export type CoursePlan = Omit<Course, 'plannedFrom' | 'pastPlans'>;

export type RecurrenceInDays = Exclude<Recurrence, { unit: 'hour' | 'asNeeded' }>;

export interface PlannedDose {
  at: Date;
  dosage: string | null;
}

export function stepOn(steps: readonly TaperStep[], day: Day): TaperStep | undefined {
  return steps.findLast(({ from }) => from <= day);
}

export function upcomingSteps({ steps }: Pick<Course, 'steps'>, today: Day): TaperStep[] {
  return steps.filter(({ from }) => from > today);
}

export function dosageOn({ dosage, steps }: Pick<Course, 'dosage' | 'steps'>, day: Day): string | null {
  return stepOn(steps, day)?.dosage ?? dosage;
}

/** Inclusive; null without an end. A single dose ends on its day. */
function lastDay({ frequency, startsOn, endsOn }: Pick<Course, 'frequency' | 'startsOn' | 'endsOn'>): Day | null {
  return endsOn ?? (frequency === 'ONCE' ? startsOn : null);
}

export function currentMedications<Item extends Pick<Course, 'frequency' | 'startsOn' | 'endsOn'>>(
  medications: readonly Item[],
  today: Day,
): Item[] {
  return medications.filter((one) => one.startsOn <= today && !isOver(one, today));
}

export function isOver(course: Pick<Course, 'frequency' | 'startsOn' | 'endsOn'>, today: Day): boolean {
  const last = lastDay(course);
  return last !== null && last < today;
}

export function* daysOf(
  { startsOn }: Pick<Course, 'startsOn'>,
  recurrence: RecurrenceInDays,
  first: Day,
  last: Day,
): Generator<Day> {
  if (recurrence.unit === 'once') {
    yield startsOn;
  } else if (recurrence.unit === 'day') {
    const { every } = recurrence;
    const skippedSteps = Math.max(0, Math.ceil(daysBetween(startsOn, first) / every));
    for (let day = addDays(startsOn, skippedSteps * every); day <= last; day = addDays(day, every)) yield day;
  } else {
    const { every } = recurrence;
    const dayOf = (round: number) => addMonths(startsOn, round * every);
    // Counts from the start each time, so that the 31st returns after a short month. Dividing by 31 days never skips a
    // month.
    let round = Math.max(0, Math.floor(daysBetween(startsOn, first) / (31 * every)));
    for (let day = dayOf(round); day <= last; day = dayOf(round)) {
      yield day;
      round += 1;
    }
  }
}

function onTheClock(course: CoursePlan, recurrence: RecurrenceInDays, from: Date, to: Date): PlannedDose[] {
  const { endsOn, timeZone } = course;
  // Starts a day early: if a clock change skips a time, it moves later, possibly past midnight.
  const first = addDays(fromInstant(from, timeZone).day, -1);
  const until = fromInstant(to, timeZone).day;
  const last = minDay(until, endsOn ?? until);
  const byMoment = new Map<number, PlannedDose>();
  for (const day of daysOf(course, recurrence, first, last)) {
    for (const time of timesOf(course)) {
      const at = toPlannedInstant(day, time, timeZone);
      // Two times that a clock change skips may coincide. They count as one dose.
      if (!byMoment.has(at.getTime())) byMoment.set(at.getTime(), { at, dosage: dosageOn(course, day) });
    }
  }
  return [...byMoment.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function afterHours(course: CoursePlan, every: number, from: Date, to: Date): PlannedDose[] {
  const { startsOn, endsOn, timeZone } = course;
  const firstDose = toPlannedInstant(startsOn, timesOf(course)[0] ?? '00:00', timeZone);
  const end = endsOn && toPlannedInstant(addDays(endsOn, 1), '00:00', timeZone);
  const step = every * HOUR;
  const doses: PlannedDose[] = [];
  let at = addMs(firstDose, Math.max(0, Math.ceil((from.getTime() - firstDose.getTime()) / step)) * step);
  for (; at <= to && (end === null || at < end); at = addMs(at, step)) {
    doses.push({ at, dosage: dosageOn(course, fromInstant(at, timeZone).day) });
  }
  return doses;
}

const later = (one: Date, other: Date) => instantFromMs(Math.max(one.getTime(), other.getTime()));
const earlier = (one: Date, other: Date) => instantFromMs(Math.min(one.getTime(), other.getTime()));

function plansOf(course: Course): { plan: CoursePlan; from: Date; until: Date | null }[] {
  return [...course.pastPlans, { ...course, from: course.plannedFrom, until: null }].map(
    ({ from, until, ...plan }) => ({
      plan: { ...course, ...plan },
      from: instantFromJson(from),
      until: until === null ? null : instantFromJson(until),
    }),
  );
}

export function plannedSince({ plannedFrom, pastPlans }: Pick<Course, 'plannedFrom' | 'pastPlans'>): Date {
  return instantFromJson(pastPlans[0]?.from ?? plannedFrom);
}

/** First dose of a rarer than daily medication entered after its first time of day: due now, not weeks later. */
export function lateStart(course: Course): PlannedDose | null {
  const { startsOn, timeZone, pastPlans } = course;
  const isRare = rareFrequencies.includes(course.frequency);
  const at = instantFromJson(course.plannedFrom);
  if (!isRare || pastPlans.length > 0 || fromInstant(at, timeZone).day !== startsOn) return null;
  const isPast = timesOf(course).every((time) => toPlannedInstant(startsOn, time, timeZone) < at);
  return isPast ? { at, dosage: dosageOn(course, startsOn) } : null;
}

function isDuringCourse({ startsOn, endsOn, timeZone }: Course, at: Date): boolean {
  const { day } = fromInstant(at, timeZone);
  return day >= startsOn && (endsOn === null || day <= endsOn);
}

/** A plan counts only while in force, so that a changed medication creates no overdue dose (medication.json, model). */
export function plannedDoses(course: Course, from: Date, to: Date): PlannedDose[] {
  const first = lateStart(course);
  const doses = plansOf(course).flatMap(({ plan, from: planStart, until }) => {
    const end = until === null ? to : earlier(to, addMs(until, -1));
    const dosesInPlan = dosesOf(plan, later(from, planStart), end);
    return until === null ? dosesInPlan : dosesInPlan.filter(({ at }) => isDuringCourse(course, at));
  });
  return first && first.at >= from && first.at <= to ? [first, ...doses] : doses;
}

export function unknownDoses(course: Course, from: Date, to: Date): PlannedDose[] {
  const [first] = lateStart(course) ? [] : plansOf(course);
  return first ? dosesOf(first.plan, from, earlier(to, addMs(first.from, -1))) : [];
}

export function dosesOf(course: CoursePlan, from: Date, to: Date): PlannedDose[] {
  const recurrence = recurrenceOf(course.frequency);
  if (recurrence.unit === 'asNeeded') return [];
  if (recurrence.unit === 'hour') return afterHours(course, recurrence.every, from, to);
  return onTheClock(course, recurrence, from, to).filter(({ at }) => at >= from && at <= to);
}

export function cycleMs({ frequency }: Pick<Course, 'frequency'>): number {
  const recurrence = recurrenceOf(frequency);
  if (recurrence.unit === 'hour') return recurrence.every * HOUR;
  if (recurrence.unit === 'day') return recurrence.every * DAY;
  return recurrence.unit === 'month' ? recurrence.every * 31 * DAY : 0;
}

/** Shortest time between two doses in ms; a day for a single dose, null for as-needed medications. */
export function intervalOf(course: Pick<Course, 'frequency' | 'reminders'>): number | null {
  const recurrence = recurrenceOf(course.frequency);
  if (recurrence.unit === 'asNeeded') return null;
  if (recurrence.unit === 'once') return DAY;
  if (recurrence.unit === 'hour') return recurrence.every * HOUR;
  const round = recurrence.unit === 'day' ? recurrence.every * DAY : recurrence.every * 28 * DAY;
  const minutes = timesOf(course).map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const gaps = minutes.slice(1).map((minute, index) => (minute - (minutes[index] ?? 0)) * MINUTE);
  const overnight = round - ((minutes.at(-1) ?? 0) - (minutes[0] ?? 0)) * MINUTE;
  return Math.min(overnight, ...gaps);
}
