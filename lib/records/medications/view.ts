import { addDays, addMs, type Day, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type Adherence, adherence, type DoseState, lateWindow, nextDose, trackedDoses } from './dose-log';
import { dosesLeft, spacing } from './double-dose';
import { type Span, spanOf } from './elapsed-time';
import type { Dose, Medication } from './medication';
import { isOver, plannedSince } from './plan';
import { type Stock, stockOf } from './stock';
import { medicationLimits } from './vocabulary';

export type LoggedDose = Dose & { medicationId: string };

export interface DoseView {
  scheduledFor: string;
  day: Day | null;
  time: string;
  dosage: string | null;
  state: DoseState;
  log: { id: string; by: string; time: string } | null;
}

export interface MedicationView {
  current: boolean;
  over: boolean;
  doses: DoseView[];
  next: { day: Day; time: string } | null;
  left: number | null;
  /** Time within which another dose needs confirmation; null for a single dose. */
  spacing: Span | null;
  last: { by: string; day: Day; time: string } | null;
  stock: Stock | null;
  week: Adherence | null;
  month: Adherence | null;
}

export function viewOf(medication: Medication, log: readonly LoggedDose[], at: Date): MedicationView {
  const { timeZone } = medication;
  const local = (instant: Date) => fromInstant(instant, timeZone);
  const today = local(at).day;
  const own = log.filter(({ medicationId }) => medicationId === medication.id);
  const midnight = toPlannedInstant(today, '00:00', timeZone);
  const tomorrow = toPlannedInstant(addDays(today, 1), '00:00', timeZone);
  const from = instantFromMs(Math.min(midnight.getTime(), addMs(at, -lateWindow(medication)).getTime()));
  const doses = trackedDoses(medication, own, { from, to: addMs(tomorrow, -1), at })
    .filter((dose) => dose.at >= midnight || dose.state === 'due')
    .map((dose) => ({
      ...local(dose.at),
      scheduledFor: dose.at.toISOString(),
      dosage: dose.dosage,
      state: dose.state,
      log: dose.log && { id: dose.log.id, by: dose.log.by, time: local(instantFromJson(dose.log.at)).time },
    }))
    .map((dose) => ({ ...dose, day: dose.day === today ? null : dose.day }));
  const next = nextDose(medication, own, at);
  const last = own.find(({ status }) => status === 'given');
  const context = {
    at,
    since: plannedSince(medication),
    complete: log.length < medicationLimits.log,
  };
  const over = isOver(medication, today);
  return {
    current: medication.startsOn <= today && !over,
    over,
    doses,
    next: next && next.at >= tomorrow ? local(next.at) : null,
    left: dosesLeft(medication, own, at),
    spacing: spanOf(spacing(medication)),
    last: last ? { by: last.by, ...local(instantFromJson(last.at)) } : null,
    stock: stockOf(medication, today, at),
    week: adherence(medication, own, { ...context, days: 7 }),
    month: adherence(medication, own, { ...context, days: 30 }),
  };
}

export interface LogEntry {
  id: string;
  medicationId: string;
  name: string;
  day: Day;
  time: string;
  status: 'given' | 'late' | 'skipped';
  by: string;
  note: string | null;
  reason: string | null;
  scheduledFor: string | null;
  /** Planned time, set if the dose was given well before or after it. */
  planned: { day: Day; time: string } | null;
  at: string;
}

export function logEntries(medications: readonly Medication[], log: readonly LoggedDose[], limit: number): LogEntry[] {
  const byId = new Map(medications.map((one) => [one.id, one]));
  return log
    .flatMap((line) => {
      const medication = byId.get(line.medicationId);
      if (!medication) return [];
      const at = instantFromJson(line.at);
      const plannedAt = line.scheduledFor === null ? null : instantFromJson(line.scheduledFor);
      const window = lateWindow(medication);
      const isGiven = line.status === 'given';
      const late = isGiven && plannedAt && at > addMs(plannedAt, window);
      const early = isGiven && plannedAt && at < addMs(plannedAt, -window);
      return {
        id: line.id,
        medicationId: line.medicationId,
        name: medication.name,
        ...fromInstant(at, medication.timeZone),
        status: late ? ('late' as const) : line.status,
        by: line.by,
        note: line.note,
        reason: line.reason,
        scheduledFor: line.scheduledFor,
        planned: late || early ? fromInstant(plannedAt, medication.timeZone) : null,
        at: line.at,
      };
    })
    .slice(0, limit);
}
