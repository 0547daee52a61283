import type { Day } from '@/lib/core/time/dates';
import type { ReadCell } from './cells';
import type { DateHit } from './date-roles';
import { CONFIDENT, paperLimits } from './limits';
import type { Reading } from './proposals';

interface Printed<T> {
  value: T;
  text?: string;
  isUnsure?: boolean;
  alternatives?: readonly T[];
}

/** A reading is unsure if it has alternatives, or if the line was hard to read. */
export function toReading<T>({ line }: Pick<ReadCell, 'line'>, printed: Printed<T>): Reading<T> {
  const { value, text = String(value), isUnsure = false, alternatives = [] } = printed;
  const others = [...new Set(alternatives)].filter((one) => one !== value);
  return {
    value,
    text: text.trim().slice(0, paperLimits.text),
    page: line.page,
    region: { ...line.region },
    isUnsure: isUnsure || others.length > 0 || !(line.confidence >= CONFIDENT),
    alternatives: others,
  };
}

interface DayLimits {
  /** Later days are impossible. */
  latest: Day | null;
  bornOn: Day | null;
}

/** Possible days of a date. Dates before the birth stay, marked unsure. */
function daysOf({ reading }: DateHit, { latest }: DayLimits): Day[] {
  return [reading.value, ...reading.alternatives].filter((day) => latest === null || day <= latest);
}

/** First date; the others become alternatives. Null if none is possible. */
export function toDayReading(hits: readonly DateHit[], limits: DayLimits, isUnsure: boolean): Reading<Day> | null {
  const possible = hits.filter((hit) => daysOf(hit, limits).length > 0);
  const [first] = possible;
  const [value, ...alternatives] = possible.flatMap((hit) => daysOf(hit, limits));
  if (!first || !value) return null;
  const isDoubtful = first.reading.isUnsure || first.isRoleUnsure || (limits.bornOn !== null && value < limits.bornOn);
  const text = first.printed.text;
  return toReading(first.cell, { value, text, alternatives, isUnsure: isUnsure || isDoubtful });
}
