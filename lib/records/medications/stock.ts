import { addDays, addMs, DAY, type Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { dosesPerDay } from './frequencies';
import type { Medication } from './medication';
import { type Course, cycleMs, plannedDoses } from './plan';

export interface Stock {
  left: number;
  days: number | null;
  enough: boolean;
  /** Running low: it is time to refill. */
  refill: boolean;
  /** The day of the last dose that is left; null if it is enough, far away, or without a plan. */
  runsOutOn: Day | null;
}

type Stocked = Course & Pick<Medication, 'stockDoses' | 'refillBelow'>;

/** Where nobody has said how many doses are few: a week's, time enough for a prescription. Our choice. */
const FEW_DAYS = 7;
/** Further ahead nobody plans a refill. Our choice. */
const FORESEEN_DAYS = 60;

export function stockOf(medication: Stocked, today: Day, at: Date): Stock | null {
  const { stockDoses: left, refillBelow, frequency, endsOn, timeZone } = medication;
  if (left === null) return null;
  const perDay = dosesPerDay(frequency);
  const days = perDay === null ? null : Math.floor(left / perDay);
  // Counted only when the end is near: a plan without an end has no last dose.
  const near = endsOn !== null && days !== null && endsOn <= addDays(today, days + 1);
  const open = near
    ? plannedDoses(medication, at, toPlannedInstant(addDays(endsOn, 1), '00:00', timeZone)).length
    : null;
  const enough = open !== null && open <= left;
  const isFew = refillBelow === null ? left <= 0 || (days !== null && days <= FEW_DAYS) : left <= refillBelow;
  return {
    left,
    days,
    enough,
    refill: !enough && isFew,
    runsOutOn: enough ? null : endOf(medication, days, today, at),
  };
}

function endOf(medication: Stocked, days: number | null, today: Day, at: Date): Day | null {
  if (days === null || days > FORESEEN_DAYS) return null;
  const count = Math.floor(medication.stockDoses ?? 0);
  if (count < 1) return today;
  const until = addMs(at, (days + 1) * DAY + cycleMs(medication));
  const last = plannedDoses(medication, at, until)[count - 1];
  return last ? fromInstant(last.at, medication.timeZone).day : null;
}
