import { addMs, ageBetween, DAY, type Day, dayToColumn, instantFromJson } from '@/lib/core/dates';
import data from './data/vitals.json';
import type { Vital } from './vital';
import type { VitalKind } from './vocabulary';

type Range = readonly [number, number];

interface HeartRow {
  toMonths?: number;
  fromMonths?: number;
  underGrams?: number;
  fromGrams?: number;
  context?: string;
  range: number[];
}

interface Species {
  temperature?: number[];
  respiratory_rate?: number[];
  sleeping_respiratory_rate?: number[];
  capillary_refill?: number[];
  heart_rate?: HeartRow[];
  alert?: { fever: number; urgentHigh?: number; emergencyHigh?: number; low: number; urgentLow?: number };
  sleepAlert?: { above: number; risePercent: number };
  young?: { toMonths: number; temperature?: number[]; respiratory_rate?: number[] };
  neonate?: { toWeeks: number; temperature?: number[]; heart_rate?: number[]; respiratory_rate?: number[] }[];
}

const table = data.species as Record<string, Species | undefined>;

/** What the usual range depends on. */
export interface VitalSubject {
  type: string;
  dateOfBirth: Day | null;
  /** The last weight; null while nobody weighed. */
  grams: number | null;
}

/** What is known of a species, or nothing: for many animals there are no figures to rely on. */
function vitalSpecies(type: string): Species {
  return table[type] ?? {};
}

const asRange = (pair: number[] | undefined): Range | null => (pair ? [pair[0] as number, pair[1] as number] : null);

function heartRange(
  rows: HeartRow[],
  months: number | null,
  grams: number | null,
  context: string | null,
): Range | null {
  const fits = rows.find(
    (row) =>
      (row.context === undefined || row.context === context) &&
      // An unknown age counts as grown up, an unknown weight as neither small nor large.
      (row.toMonths === undefined || (months !== null && months < row.toMonths)) &&
      (row.fromMonths === undefined || months === null || months >= row.fromMonths) &&
      (row.underGrams === undefined || (grams !== null && grams < row.underGrams)) &&
      (row.fromGrams === undefined || (grams !== null && grams >= row.fromGrams)),
  );
  return asRange(fits?.range);
}

/**
 * The usual range of a measurement for this animal on a day, in the unit of its kind; null where none is known.
 * Source: vitals.json, species (resting, awake and calm unless the kind says asleep).
 */
export function usualRange(
  kind: VitalKind,
  subject: VitalSubject,
  on: Day,
  context: string | null = null,
): Range | null {
  const species = vitalSpecies(subject.type);
  const age = subject.dateOfBirth && ageBetween(subject.dateOfBirth, on);
  const months = age ? age.years * 12 + age.months : null;
  const born = subject.dateOfBirth;
  const newborn =
    born && species.neonate?.find(({ toWeeks }) => dayToColumn(on) < addMs(dayToColumn(born), toWeeks * 7 * DAY));
  if (newborn && kind !== 'sleeping_respiratory_rate' && kind !== 'capillary_refill' && newborn[kind]) {
    return asRange(newborn[kind]);
  }
  if (kind === 'heart_rate') return heartRange(species.heart_rate ?? [], months, subject.grams, context);
  const young = species.young;
  if (young && months !== null && months < young.toMonths && (kind === 'temperature' || kind === 'respiratory_rate')) {
    return asRange(young[kind]);
  }
  return asRange(species[kind]);
}

export type Assessment = 'usual' | 'low' | 'high' | 'call' | 'urgent' | 'emergency' | 'unknown';

/** Readings before this one that make a baseline. */
const BASELINE = 3;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function assessTemperature(value: number, { alert }: Species): Assessment | null {
  if (!alert) return null;
  if (value >= (alert.emergencyHigh ?? Number.POSITIVE_INFINITY)) return 'emergency';
  if (value >= (alert.urgentHigh ?? Number.POSITIVE_INFINITY)) return 'urgent';
  if (value <= (alert.urgentLow ?? Number.NEGATIVE_INFINITY)) return 'urgent';
  return value >= alert.fever || value <= alert.low ? 'call' : null;
}

/**
 * How a measurement stands: in the usual range, outside of it, or so that a vet should be called. Never a diagnosis.
 * Sleeping breaths above 30 a minute, or 25 % above the animal's own median, are a reason to call (vitals.json, srr).
 * @param earlier values of the same kind before this one, newest first
 */
export function assessVital(vital: Vital, subject: VitalSubject, earlier: readonly number[]): Assessment {
  const { kind, value, context } = vital;
  const species = vitalSpecies(subject.type);
  const on = instantFromJson(vital.measuredAt).toISOString().slice(0, 10);
  const range = usualRange(kind, subject, on, context);
  if (!range) return 'unknown';
  const newborn = kind === 'temperature' && range[1] !== species.temperature?.[1];
  const warned = kind === 'temperature' && !newborn ? assessTemperature(value, species) : null;
  if (warned) return warned;
  if (kind === 'sleeping_respiratory_rate' && species.sleepAlert) {
    const { above, risePercent } = species.sleepAlert;
    const own = earlier.length >= BASELINE ? median([...earlier]) : null;
    if (value > above || (own !== null && value > own * (1 + risePercent / 100))) return 'call';
  }
  if (value < range[0]) return 'low';
  return value > range[1] ? 'high' : 'usual';
}
