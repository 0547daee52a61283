import type { LocalizedText } from '@/lib/core/i18n/locales';
import { type Day, minDay } from '@/lib/core/time/dates';
import { addDuration } from './durations';

/** Origin of a date: recorded by a person, or estimated by the schedule from a named guideline or law. */
export type DateSource = { kind: 'recorded' } | { kind: 'estimated'; guideline: LocalizedText };

/** Only statement that Pawfolio makes about a recorded vaccination (docs/decisions/vaccination-status.md). */
export type VaccinationStatus =
  | { kind: 'valid'; until: Day }
  /** The record has no date; the schedule gives this one. */
  | { kind: 'estimated'; until: Day; guideline: LocalizedText }
  | NextDose<'boosterDue', { on: Day; isSoon: boolean }>
  | NextDose<'overdue', { since: Day }>
  /** The recorded end date has passed. */
  | { kind: 'expired'; on: Day }
  | { kind: 'noEndDate' }
  /** Before the minimum age or interval of the guideline, so it does not count. */
  | { kind: 'tooEarly'; guideline: LocalizedText }
  /** A later dose replaces it. */
  | { kind: 'superseded'; was: 'firstDose' | 'renewed' };

type NextDose<Kind, Date> = {
  kind: Kind;
  source: DateSource;
  validUntil: Day | null;
  missingDoses: number;
} & Date;

export type NextDoseStatus = Extract<VaccinationStatus, { kind: 'boosterDue' | 'overdue' }>;

/** Days before its date from which a booster is due soon (vaccines.json, statuses). */
export const SOON = 'P30D';

interface RecordedDates {
  validUntil: Day | null;
  nextDueOn: Day | null;
}

interface LastDose {
  validUntil: Day | null;
  due: Day | null;
  source: DateSource;
  missingDoses: number;
}

export function statusOfLastDose({ validUntil, due, source, missingDoses }: LastDose, today: Day): VaccinationStatus {
  if (validUntil && validUntil < today) return { kind: 'expired', on: validUntil };
  if (due === null) return { kind: 'noEndDate' };
  const next = { source, validUntil, missingDoses };
  if (due < today) return { kind: 'overdue', since: due, ...next };
  const isSoon = due <= addDuration(today, SOON);
  if (isSoon || missingDoses > 0) return { kind: 'boosterDue', on: due, isSoon, ...next };
  if (validUntil) return { kind: 'valid', until: validUntil };
  return source.kind === 'recorded'
    ? { kind: 'boosterDue', on: due, isSoon, ...next }
    : { kind: 'estimated', until: due, guideline: source.guideline };
}

/** Earlier of the two recorded dates. A vet who wrote both wants the next dose by then. */
export function recordedDue({ validUntil, nextDueOn }: RecordedDates): Day | null {
  return validUntil && nextDueOn ? minDay(validUntil, nextDueOn) : (validUntil ?? nextDueOn);
}

/** Sorts records of one day by end, then by next date. The last one counts, with both its dates. */
export function byRecordedDates(a: RecordedDates, b: RecordedDates): number {
  const rankOf = ({ validUntil, nextDueOn }: RecordedDates) => `${validUntil ?? ''} ${nextDueOn ?? ''}`;
  return rankOf(a).localeCompare(rankOf(b), 'en');
}

export function recordedStatus(dates: RecordedDates, today: Day): VaccinationStatus {
  const { validUntil } = dates;
  return statusOfLastDose(
    { validUntil, due: recordedDue(dates), source: { kind: 'recorded' }, missingDoses: 0 },
    today,
  );
}

export type Urgency = 'overdue' | 'due' | 'unknown' | 'valid' | 'past';

// These functions have no default branch, so that a new kind of status does not compile until each function handles it.

export function urgencyOf(status: VaccinationStatus): Urgency {
  switch (status.kind) {
    case 'valid':
    case 'estimated':
      return 'valid';
    case 'boosterDue':
      return status.isSoon || status.missingDoses > 0 ? 'due' : 'valid';
    case 'overdue':
    case 'expired':
      return 'overdue';
    case 'noEndDate':
      return 'unknown';
    case 'tooEarly':
      return 'due';
    case 'superseded':
      return 'past';
  }
}

export function dateOf(status: VaccinationStatus): Day | null {
  switch (status.kind) {
    case 'valid':
    case 'estimated':
      return status.until;
    case 'boosterDue':
    case 'expired':
      return status.on;
    case 'overdue':
      return status.since;
    case 'noEndDate':
    case 'tooEarly':
    case 'superseded':
      return null;
  }
}

/** @returns the guideline behind the date; null for recorded dates and without a date */
export function estimateOf(status: VaccinationStatus): LocalizedText | null {
  switch (status.kind) {
    case 'estimated':
      return status.guideline;
    case 'boosterDue':
    case 'overdue':
      return status.source.kind === 'estimated' ? status.source.guideline : null;
    case 'valid':
    case 'expired':
    case 'noEndDate':
    case 'tooEarly':
    case 'superseded':
      return null;
  }
}

export type EndEstimate = { kind: 'nextDate' } | { kind: 'year' } | { kind: 'guideline'; name: LocalizedText };

export interface Protection {
  until: Day;
  estimate: EndEstimate | null;
}

export function recordedProtection({ validUntil, nextDueOn }: RecordedDates): Protection | null {
  if (validUntil) return { until: validUntil, estimate: null };
  return nextDueOn ? { until: nextDueOn, estimate: { kind: 'nextDate' } } : null;
}

function protectionToNextDose(status: NextDoseStatus): Protection | null {
  const { validUntil, missingDoses, source } = status;
  if (validUntil) return { until: validUntil, estimate: null };
  if (missingDoses > 0) return null;
  const until = status.kind === 'overdue' ? status.since : status.on;
  const isNextDate = source.kind === 'recorded';
  return { until, estimate: isNextDate ? { kind: 'nextDate' } : { kind: 'guideline', name: source.guideline } };
}

/** End of a dose's protection and its source; null if no date is known or the primary series is incomplete. */
export function protectionOf(status: VaccinationStatus): Protection | null {
  switch (status.kind) {
    case 'valid':
      return { until: status.until, estimate: null };
    case 'estimated':
      return { until: status.until, estimate: { kind: 'guideline', name: status.guideline } };
    case 'expired':
      return { until: status.on, estimate: null };
    case 'boosterDue':
    case 'overdue':
      return protectionToNextDose(status);
    case 'noEndDate':
    case 'tooEarly':
    case 'superseded':
      return null;
  }
}

const ranks: readonly Urgency[] = ['overdue', 'due', 'unknown', 'valid', 'past'];

const rankOf = (status: VaccinationStatus) => `${ranks.indexOf(urgencyOf(status))} ${dateOf(status) ?? '9999'}`;

export function byUrgency(a: VaccinationStatus, b: VaccinationStatus): number {
  return rankOf(a).localeCompare(rankOf(b));
}
