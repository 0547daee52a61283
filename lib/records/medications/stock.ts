import { addDays, type Day } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { dosesPerDay } from './frequencies';
import type { Medication } from './medication';
import { type Course, plannedDoses } from './plan';

export interface Stock {
  left: number;
  days: number | null;
  enough: boolean;
  refill: boolean;
}

type Stocked = Course & Pick<Medication, 'stockDoses' | 'refillBelow'>;

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
  return { left, days, enough, refill: !enough && left <= (refillBelow ?? 0) };
}
