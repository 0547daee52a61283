import { type Frequency, frequencies } from './vocabulary';

/** `hour` counts elapsed hours; the others keep their time of day. A week is 7 days, a year 12 months. */
export type Recurrence =
  | { unit: 'once' }
  | { unit: 'asNeeded' }
  | { unit: 'hour'; every: number }
  | { unit: 'day'; every: number }
  | { unit: 'month'; every: number };

interface Rule {
  recurrence: Recurrence;
  /** `HH:mm` of each dose of a day; for hourly doses, of the first dose only. */
  times: readonly string[];
}

const once = { unit: 'once' } as const;
const asNeeded = { unit: 'asNeeded' } as const;
const hours = (every: number) => ({ unit: 'hour', every }) as const;
const days = (every: number) => ({ unit: 'day', every }) as const;
const months = (every: number) => ({ unit: 'month', every }) as const;
const MORNING = ['08:00'] as const;

/** Recurrence and default times (medication.json, frequencies). */
const rules: Record<Frequency, Rule> = {
  ONCE: { recurrence: once, times: MORNING },
  SID: { recurrence: days(1), times: MORNING },
  AM: { recurrence: days(1), times: MORNING },
  PM: { recurrence: days(1), times: ['20:00'] },
  HS: { recurrence: days(1), times: ['22:00'] },
  BID: { recurrence: days(1), times: ['08:00', '20:00'] },
  TID: { recurrence: days(1), times: ['07:00', '15:00', '23:00'] },
  QID: { recurrence: days(1), times: ['00:00', '06:00', '12:00', '18:00'] },
  Q4H: { recurrence: hours(4), times: MORNING },
  Q2H: { recurrence: hours(2), times: MORNING },
  EOD: { recurrence: days(2), times: MORNING },
  Q72H: { recurrence: days(3), times: MORNING },
  QWK: { recurrence: days(7), times: MORNING },
  Q2WK: { recurrence: days(14), times: MORNING },
  QMO: { recurrence: months(1), times: MORNING },
  Q3MO: { recurrence: months(3), times: MORNING },
  QYR: { recurrence: months(12), times: MORNING },
  PRN: { recurrence: asNeeded, times: [] },
  // Plans no doses until the frequency is known.
  UNKNOWN: { recurrence: asNeeded, times: [] },
};

export function recurrenceOf(frequency: Frequency): Recurrence {
  return rules[frequency].recurrence;
}

function isRare({ recurrence }: Rule): boolean {
  const { unit } = recurrence;
  return unit === 'once' || unit === 'month' || (unit === 'day' && recurrence.every > 1);
}

/** Frequencies rarer than daily: a log entry may belong to a dose of another day or week. */
export const rareFrequencies = frequencies.filter((frequency) => isRare(rules[frequency]));

export function usualTimes(frequency: Frequency): readonly string[] {
  return rules[frequency].times;
}

interface ReminderTimes {
  frequency: Frequency;
  reminders: readonly string[];
}

export function timesOf({ frequency, reminders }: ReminderTimes): readonly string[] {
  return reminders.length > 0 ? reminders : usualTimes(frequency);
}

export function frequencyOfTimes(count: number): Frequency | null {
  return (['SID', 'BID', 'TID', 'QID'] as const)[count - 1] ?? null;
}

/** Average number; null for single and as-needed doses (medication.json, perDay). */
export function dosesPerDay(frequency: Frequency): number | null {
  const { recurrence, times } = rules[frequency];
  if (recurrence.unit === 'once' || recurrence.unit === 'asNeeded') return null;
  if (recurrence.unit === 'hour') return 24 / recurrence.every;
  const daysOfRound = recurrence.unit === 'day' ? recurrence.every : (recurrence.every * 365.25) / 12;
  return times.length / daysOfRound;
}
