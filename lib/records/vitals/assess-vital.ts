import { type Day, instantFromJson } from '@/lib/core/time/dates';
import { monthsOn, usualRange } from './usual-range';
import type { Vital } from './vital';
import { type VitalSpecies, type VitalSubject, vitalSpecies } from './vital-species';

export type VitalLevel = 'usual' | 'low' | 'high' | 'call' | 'urgent' | 'emergency' | 'unknown';

export interface VitalAssessment {
  level: VitalLevel;
  basis: 'range' | 'baseline';
  baseline: number | null;
}

export const isOutside = ({ level }: VitalAssessment) => level !== 'usual' && level !== 'unknown';

const BASELINE_READINGS = 3;

function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  return sortedValues.length % 2 === 1
    ? (sortedValues[middle] as number)
    : ((sortedValues[middle - 1] as number) + (sortedValues[middle] as number)) / 2;
}

function temperatureAlert(value: number, { alert }: VitalSpecies): VitalLevel | null {
  if (!alert) return null;
  if (value >= (alert.emergencyHigh ?? Number.POSITIVE_INFINITY)) return 'emergency';
  if (value >= (alert.urgentHigh ?? Number.POSITIVE_INFINITY)) return 'urgent';
  if (value <= (alert.urgentLow ?? Number.NEGATIVE_INFINITY)) return 'urgent';
  return value >= alert.fever || value <= alert.low ? 'call' : null;
}

/** For resting animals only: exercise raises a healthy rate far above the limit. */
function heartAlert({ value, context }: Vital, { heartAlert: alert }: VitalSpecies, months: number | null) {
  const applies = alert && context !== 'exercise' && (months === null || months >= alert.fromMonths);
  return applies && value > alert.emergencyAbove ? ('emergency' as const) : null;
}

function alertOf(vital: Vital, subject: VitalSubject, on: Day, range: readonly [number, number]): VitalLevel | null {
  const species = vitalSpecies(subject.type);
  if (vital.kind === 'heart_rate') return heartAlert(vital, species, monthsOn(on, subject));
  // Applies limits to grown animals only. Newborns have their own range.
  const ofAdults = range[1] === species.temperature?.[1];
  return vital.kind === 'temperature' && ofAdults ? temperatureAlert(vital.value, species) : null;
}

function levelIn([lowest, highest]: readonly [number, number], value: number): VitalLevel {
  if (value < lowest) return 'low';
  return value > highest ? 'high' : 'usual';
}

export function assessVitals(vitals: readonly Vital[], subject: VitalSubject): VitalAssessment[] {
  const values = vitals.map(({ value }) => value);
  return vitals.map((vital, at) => assessVital(vital, subject, values.slice(at + 1)));
}

// Reasons to call a vet: sleeping breaths above 30 per minute, or 25 % above the animal's own median (vitals.json,
// srr). For a grown horse, more than 60 beats per minute at rest is an emergency (vitals.json, horse).
export function assessVital(vital: Vital, subject: VitalSubject, earlier: readonly number[]): VitalAssessment {
  const { kind, value, context } = vital;
  const on = instantFromJson(vital.measuredAt).toISOString().slice(0, 10);
  const range = usualRange(kind, subject, on, context);
  const byRange = (level: VitalLevel): VitalAssessment => ({ level, basis: 'range', baseline: null });
  if (!range) return byRange('unknown');
  const alert = alertOf(vital, subject, on, range);
  if (alert) return byRange(alert);
  const level = levelIn(range, value);
  const { sleepAlert } = vitalSpecies(subject.type);
  if (kind !== 'sleeping_respiratory_rate' || !sleepAlert) return byRange(level);
  const baseline = earlier.length >= BASELINE_READINGS ? median(earlier) : null;
  if (value > sleepAlert.above) return { level: 'call', basis: 'range', baseline };
  const limit = baseline === null ? Number.POSITIVE_INFINITY : baseline * (1 + sleepAlert.risePercent / 100);
  return value > limit ? { level: 'call', basis: 'baseline', baseline } : { level, basis: 'range', baseline };
}
