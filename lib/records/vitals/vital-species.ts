import type { Day } from '@/lib/core/time/dates';
import data from './data/vitals.json';
import type { VitalKind } from './vocabulary';

type Ranges = Partial<Record<VitalKind, number[]>>;

export interface HeartRow {
  toMonths?: number;
  fromMonths?: number;
  underGrams?: number;
  fromGrams?: number;
  giantBreed?: boolean;
  context?: string;
  range: number[];
}

export interface VitalSpecies {
  temperature?: number[];
  respiratory_rate?: number[];
  sleeping_respiratory_rate?: number[];
  capillary_refill?: number[];
  heart_rate?: HeartRow[];
  alert?: { fever: number; urgentHigh?: number; emergencyHigh?: number; low: number; urgentLow?: number };
  /** Resting beats per minute, from an age in months. Higher rates are an emergency. */
  heartAlert?: { emergencyAbove: number; fromMonths: number };
  sleepAlert?: { above: number; risePercent: number };
  young?: { toMonths: number } & Ranges;
  neonate?: ({ toWeeks: number } & Ranges)[];
}

export interface VitalSubject {
  type: string;
  dateOfBirth: Day | null;
  grams: number | null;
  giantBreed: boolean;
}

const table = data.species as Record<string, VitalSpecies | undefined>;

export function vitalSpecies(type: string): VitalSpecies {
  return table[type] ?? {};
}
