import { addDays, type Day, dayIn, instantFromJson, maxDay } from '@/lib/core/time/dates';
import type { Symptom } from './symptom';
import { COUNTED_SYMPTOMS, type SymptomKind, type SymptomSeverity, symptomKinds } from './vocabulary';

export type RecordedSymptom = Pick<Symptom, 'kind' | 'noticedAt' | 'severity'>;

export interface SymptomFrequency {
  kind: SymptomKind;
  times: number;
  days: number;
  first: Day;
  last: Day;
  /** Null if no entry has a severity. */
  worst: Exclude<SymptomSeverity, 'none'> | null;
}

const worstFirst = ['severe', 'moderate', 'mild'] as const;

/** Entries with their day, except those of severity `none`. */
export function symptomDays(
  symptoms: readonly RecordedSymptom[],
  timeZone: string,
): (RecordedSymptom & { day: Day })[] {
  return symptoms
    .filter(({ severity }) => severity !== 'none')
    .map((one) => ({ ...one, day: dayIn(instantFromJson(one.noticedAt), timeZone) }));
}

/** How often each symptom is recorded from that day on, most frequent first. */
function symptomFrequencies(
  symptoms: readonly RecordedSymptom[],
  { from, timeZone }: { from: Day; timeZone: string },
): SymptomFrequency[] {
  const recentDays = symptomDays(symptoms, timeZone).filter(({ day }) => day >= from);
  return symptomKinds
    .flatMap((kind): SymptomFrequency[] => {
      const entries = recentDays.filter((one) => one.kind === kind);
      const days = [...new Set(entries.map(({ day }) => day))].sort();
      const [first] = days;
      const worst = worstFirst.find((level) => entries.some(({ severity }) => severity === level)) ?? null;
      return first
        ? [{ kind, times: entries.length, days: days.length, first, last: days.at(-1) ?? first, worst }]
        : [];
    })
    .sort((a, b) => b.times - a.times);
}

export interface CountedSymptoms {
  from: Day;
  list: SymptomFrequency[];
}

/**
 * Counts from `from` on. If the list may have been cut, counts from the day after its oldest entry, whose day may be
 * incomplete.
 * @param recorded newest first
 */
export function countSymptoms(
  symptoms: readonly RecordedSymptom[],
  { from, timeZone }: { from: Day; timeZone: string },
): CountedSymptoms {
  const oldest = symptoms.length < COUNTED_SYMPTOMS ? undefined : symptoms.at(-1);
  const complete = oldest ? maxDay(from, addDays(dayIn(instantFromJson(oldest.noticedAt), timeZone), 1)) : from;
  return { from: complete, list: symptomFrequencies(symptoms, { from: complete, timeZone }) };
}
