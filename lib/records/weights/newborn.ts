import { DAY, type Day, dayToColumn, HOUR, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import wellness from './data/wellness.json';
import type { Reading } from './weekly';

const { percentPerDay, weekOne, newborn } = wellness.alerts.pup24h;

const APART = { min: 12 * HOUR, max: 48 * HOUR };

export interface NewbornAlarm {
  kind: 'loss' | 'slow';
  percent: number;
  since: Date;
}

function daily(readings: readonly Reading[]): { ms: number; grams: number }[] {
  const timedReadings = readings.map(({ measuredAt, grams }) => ({ ms: instantFromJson(measuredAt).getTime(), grams }));
  const newbornReadings: { ms: number; grams: number }[] = [];
  for (const reading of timedReadings.sort((a, b) => b.ms - a.ms)) {
    const later = newbornReadings.at(-1);
    const gap = later ? later.ms - reading.ms : APART.min;
    if (gap > APART.max) break;
    if (gap >= APART.min) newbornReadings.push(reading);
  }
  return newbornReadings;
}

/** Two daily losses in the first four weeks, or too little gain in the first week (wellness.json, alert pup24h). */
export function newbornAlarm(readings: readonly Reading[], dateOfBirth: Day): NewbornAlarm | null {
  const [now, before, earlier] = daily(readings);
  if (!now || !before) return null;
  const days = (now.ms - dayToColumn(dateOfBirth).getTime()) / DAY;
  if (days >= newborn + 1) return null;
  const percent = ((now.grams / before.grams) ** (DAY / (now.ms - before.ms)) - 1) * 100;
  const since = instantFromMs(before.ms);
  if (earlier && now.grams < before.grams && before.grams < earlier.grams) return { kind: 'loss', percent, since };
  return days < weekOne + 1 && percent < percentPerDay ? { kind: 'slow', percent, since } : null;
}
