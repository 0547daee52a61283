import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { Symptom } from './symptom';
import { type SymptomKind, type SymptomSeverity, symptomKinds } from './vocabulary';

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

/** Without entries that say `none`. */
export function symptomDays(
  recorded: readonly RecordedSymptom[],
  timeZone: string,
): (RecordedSymptom & { day: Day })[] {
  return recorded
    .filter(({ severity }) => severity !== 'none')
    .map((one) => ({ ...one, day: dayIn(instantFromJson(one.noticedAt), timeZone) }));
}

/**
 * Later of `from` and the day of the oldest entry, if the list was cut after `limit` entries.
 * @param recorded newest first
 */
export function countedFrom(
  recorded: readonly RecordedSymptom[],
  { from, limit, timeZone }: { from: Day; limit: number; timeZone: string },
): Day {
  const oldest = recorded.length < limit ? undefined : recorded.at(-1);
  const complete = oldest ? dayIn(instantFromJson(oldest.noticedAt), timeZone) : from;
  return complete > from ? complete : from;
}

/** How often each symptom is recorded from that day on, most frequent first. */
export function symptomFrequencies(
  recorded: readonly RecordedSymptom[],
  { from, timeZone }: { from: Day; timeZone: string },
): SymptomFrequency[] {
  const counted = symptomDays(recorded, timeZone).filter(({ day }) => day >= from);
  return symptomKinds
    .flatMap((kind): SymptomFrequency[] => {
      const entries = counted.filter((one) => one.kind === kind);
      const days = [...new Set(entries.map(({ day }) => day))].sort();
      const [first] = days;
      const worst = worstFirst.find((level) => entries.some(({ severity }) => severity === level)) ?? null;
      return first
        ? [{ kind, times: entries.length, days: days.length, first, last: days.at(-1) ?? first, worst }]
        : [];
    })
    .sort((a, b) => b.times - a.times);
}
