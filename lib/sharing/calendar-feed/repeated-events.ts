import { type CalendarEvent, calendarMoment } from '@/lib/core/calendar/icalendar';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import {
  addDays,
  addMs,
  DAY,
  type Day,
  instantFromJson,
  instantFromMs,
  maxDay,
  weekdayOf,
} from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { recurrenceOf, timesOf } from '@/lib/records/medications/frequencies';
import type { Medication } from '@/lib/records/medications/medication';
import {
  daysOf,
  lateStart,
  type PlannedDose,
  plannedDoses,
  type RecurrenceInDays,
} from '@/lib/records/medications/plan';
import { plannedAt } from '@/lib/records/routines/day-plan';
import type { Routine } from '@/lib/records/routines/routine';

export interface WithTimestamps {
  createdAt: Date;
  updatedAt: Date;
}

export type FedRoutine = Pick<
  Routine,
  'id' | 'kind' | 'weekdays' | 'timeOfDay' | 'timeZone' | 'durationMinutes' | 'reminderMinutesBefore' | 'plannedFrom'
> &
  WithTimestamps;

export type FedMedication = Pick<
  Medication,
  | 'id'
  | 'name'
  | 'frequency'
  | 'startsOn'
  | 'endsOn'
  | 'reminders'
  | 'timeZone'
  | 'dosage'
  | 'steps'
  | 'plannedFrom'
  | 'pastPlans'
> &
  WithTimestamps;

/** Assumed duration. Shorter events cannot be tapped on a phone. */
const SHORT_MINUTES = 15;
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Replaces a change counter, which rows do not have: the seconds from creation to the last change also increase. */
export function sequenceOf({ createdAt, updatedAt }: WithTimestamps): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
}

const common = (row: WithTimestamps) => ({
  sequence: sequenceOf(row),
  changedAt: row.updatedAt,
  location: null,
  status: 'confirmed' as const,
  free: true,
});

export function routineEvent(routine: FedRoutine, summary: string): CalendarEvent {
  const { id, weekdays, timeOfDay, timeZone, durationMinutes, reminderMinutesBefore } = routine;
  const since = instantFromJson(routine.plannedFrom);
  let day = fromInstant(since, timeZone).day;
  const isFirst = () => weekdays.includes(weekdayOf(day)) && plannedAt(routine, day) >= since;
  while (weekdays.length > 0 && !isFirst()) day = addDays(day, 1);
  const days = weekdays.map((weekday) => codes[weekday - 1]);
  return {
    ...common(routine),
    uid: `${id}@${PRODUCT_SLUG}`,
    start: { day, time: timeOfDay, timeZone },
    minutes: durationMinutes ?? SHORT_MINUTES,
    rule: days.length === 7 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${days.join()}`,
    summary,
    alarms: reminderMinutesBefore === null ? [] : [reminderMinutesBefore],
  };
}

/** UNTIL must be in UTC (RFC 5545, 3.3.10). */
function untilOf({ endsOn, timeZone }: FedMedication): string {
  if (endsOn === null) return '';
  const end = addMs(toPlannedInstant(addDays(endsOn, 1), '00:00', timeZone), -1000);
  return `;UNTIL=${calendarMoment(end)}`;
}

function ruleOf(recurrence: RecurrenceInDays): string | undefined {
  if (recurrence.unit === 'day') return `FREQ=DAILY;INTERVAL=${recurrence.every}`;
  return recurrence.unit === 'month' ? `FREQ=MONTHLY;INTERVAL=${recurrence.every}` : undefined;
}

/** Days 29 to 31 mean the last day of shorter months. Not all apps support a rule for that. */
function isLateInMonth({ startsOn }: Pick<FedMedication, 'startsOn'>): boolean {
  return Number(startsOn.slice(8)) > 28;
}

/** Single events then replace the rule of monthly doses late in the month: at most 18 per time of day. */
const AHEAD = 400 * DAY;
const BACK = 90 * DAY;

function singleDays(medication: FedMedication, at: Date, late: PlannedDose | null): Day[] {
  const { timeZone } = medication;
  const doses = plannedDoses(medication, addMs(at, -BACK), addMs(at, AHEAD));
  const onTime = doses.filter((dose) => dose.at.getTime() !== late?.at.getTime());
  return onTime.map((dose) => fromInstant(dose.at, timeZone).day);
}

function firstDoseDay(medication: FedMedication, recurrence: RecurrenceInDays, time: string): Day | null {
  const { startsOn, endsOn, timeZone } = medication;
  const since = instantFromJson(medication.plannedFrom);
  const from = maxDay(startsOn, fromInstant(since, timeZone).day);
  for (const day of daysOf(medication, recurrence, from, addDays(from, 800)))
    if (day >= from && toPlannedInstant(day, time, timeZone) >= since)
      return endsOn !== null && day > endsOn ? null : day;
  return null;
}

/** Intervals in hours ignore DST, so the UTC times are the same every day. */
function hourlyStarts(medication: FedMedication): Date[] {
  const { startsOn, timeZone } = medication;
  const start = toPlannedInstant(startsOn, '00:00', timeZone);
  const since = instantFromJson(medication.plannedFrom);
  const from = instantFromMs(Math.max(start.getTime(), since.getTime()));
  const [first] = plannedDoses(medication, from, addMs(from, 2 * DAY));
  return first ? plannedDoses(medication, first.at, addMs(first.at, DAY - 1)).map(({ at }) => at) : [];
}

/**
 * Creates one recurring event per daily dose, so that an endless medication needs no more space than a short one. Omits
 * as-needed medications.
 */
export function doseEvents(medication: FedMedication, summary: string, at: Date): CalendarEvent[] {
  const { id, frequency, timeZone, reminders } = medication;
  const recurrence = recurrenceOf(frequency);
  const entry = { ...common(medication), minutes: SHORT_MINUTES, summary, alarms: reminders.length > 0 ? [0] : [] };
  const uid = (which: number | Day) => `${id}-dose-${which}@${PRODUCT_SLUG}`;
  const until = untilOf(medication);
  if (recurrence.unit === 'hour')
    return hourlyStarts(medication).map((start, index) => ({
      ...entry,
      uid: uid(index + 1),
      start,
      rule: `FREQ=DAILY${until}`,
    }));
  if (recurrence.unit === 'asNeeded') return [];
  const late = lateStart(medication);
  const first = late ? [{ ...entry, uid: uid(0), start: late.at }] : [];
  if (recurrence.unit === 'month' && isLateInMonth(medication)) {
    const [time = '00:00'] = timesOf(medication);
    const startOn = (day: Day) => ({ ...entry, uid: uid(day), start: { day, time, timeZone } });
    return [...first, ...singleDays(medication, at, late).map(startOn)];
  }
  const rule = ruleOf(recurrence);
  const repeatedEvents = timesOf(medication).flatMap((time, index) => {
    const day = firstDoseDay(medication, recurrence, time);
    const start = day && { day, time, timeZone };
    return start ? [{ ...entry, uid: uid(index + 1), start, ...(rule && { rule: rule + until }) }] : [];
  });
  return [...first, ...repeatedEvents];
}
