import { addMs, DAY, type Day, instantFromMs } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { dosesPerDay } from './frequencies';
import type { Medication } from './medication';
import { type Course, cycleMs, plannedDoses } from './plan';

export interface Stock {
  left: number;
  days: number | null;
  enough: boolean;
  refill: boolean;
  /** Day of the last remaining dose; null if the stock is sufficient, the day is far away, or there is no plan. */
  runsOutOn: Day | null;
}

type StockedMedication = Course & Pick<Medication, 'stockDoses' | 'refillBelow'>;

/** Default for low stock: doses for a week, enough time to get a prescription. Our choice. */
const FEW_DAYS = 7;
/** Longest forecast, because nobody plans a refill further ahead. Our choice. */
const FORESEEN_DAYS = 60;

export function stockOf(medication: StockedMedication, today: Day, at: Date): Stock | null {
  const { stockDoses: left, refillBelow, frequency, endsOn } = medication;
  if (left === null) return null;
  const perDay = dosesPerDay(frequency);
  const days = perDay === null ? null : Math.floor(left / perDay);
  // A plan without an end has no last dose.
  const enough = endsOn !== null && days !== null && countAhead(medication, days, at) <= left;
  const isFew = refillBelow === null ? left <= 0 || (days !== null && days <= FEW_DAYS) : left <= refillBelow;
  return {
    left,
    days,
    enough,
    refill: !enough && isFew,
    runsOutOn: enough ? null : endOf(medication, days, today, at),
  };
}

/** Counts doses until the end. Stops soon after the stock runs out: a medication may end in two hundred years. */
function countAhead(medication: StockedMedication, days: number, at: Date): number {
  const start = toPlannedInstant(medication.startsOn, '00:00', medication.timeZone);
  const from = Math.max(at.getTime(), start.getTime());
  const until = instantFromMs(from + (days + 2) * DAY + 2 * cycleMs(medication));
  return plannedDoses(medication, at, until).length;
}

function endOf(medication: StockedMedication, days: number | null, today: Day, at: Date): Day | null {
  if (days === null || days > FORESEEN_DAYS) return null;
  const count = Math.floor(medication.stockDoses ?? 0);
  if (count < 1) return today;
  const until = addMs(at, (days + 1) * DAY + cycleMs(medication));
  const last = plannedDoses(medication, at, until)[count - 1];
  return last ? fromInstant(last.at, medication.timeZone).day : null;
}
