import type { ReminderRow } from '@/lib/collections/due-rows';
import { addDays, addMs, DAY, type Day, dayFromColumn, dayIn, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { Medication } from '@/lib/records/medications/medication';
import { datedVaccinations, dueVaccinations } from '@/lib/records/vaccinations/due';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import {
  appointmentMoments,
  computeDue,
  dailyMoments,
  dayMoments,
  FAR_HORIZON,
  horizonOf,
  type Moment,
  type Moments,
  medicationMoments,
  type PlannedAppointment,
  type PlannedRoutine,
  routineMoments,
  WEEKLY_HORIZON,
} from './next-reminder';
import { sendingTime } from './quiet-hours';
import { mayMailInstead, type ReminderRules, rulesOf } from './schema';
import type { ReminderKind } from './vocabulary';

export interface DraftReminder {
  userId: string;
  petId: string | null;
  kind: ReminderKind | 'summary';
  sourceId: string;
  dueAt: Date;
  sendAt: Date;
  subject: string | null;
  /** Failed from the start without a device and without leave to mail instead: Today shows it. */
  pushState: 'waiting' | 'failed' | null;
  mailState: 'waiting' | null;
  givenUpAt: Date | null;
}

export interface Evaluation {
  id: string;
  next: Date | null;
  due: DraftReminder[];
}

const zoneOf = ({ ownerZone }: Pick<ReminderRow, 'ownerZone'>) => ownerZone ?? 'UTC';

type Ways = Pick<DraftReminder, 'pushState' | 'mailState'>;

/** Null if the owner wants neither channel. Without a device, mail replaces push. */
function waysOf(row: ReminderRow, kind: ReminderKind, rules: ReminderRules): Ways | null {
  const push = row.reminderPush && rules.kinds[kind].push;
  const mail = row.reminderMail && rules.kinds[kind].mail;
  if (!push && !mail) return null;
  if (!push) return { pushState: null, mailState: 'waiting' };
  if (row.hasDevice) return { pushState: 'waiting', mailState: mail ? 'waiting' : null };
  const mailed = mail || mayMailInstead(row.reminderMail, rules);
  return mailed ? { pushState: null, mailState: 'waiting' } : { pushState: 'failed', mailState: null };
}

export type RemindedRoutine = PlannedRoutine & { title: string };
export type RemindedAppointment = PlannedAppointment & { title: string | null };

type NamedRow = ReminderRow & { subject: string | null };

function draft(row: NamedRow, kind: ReminderKind, { at, dueAt }: Moment, rules: ReminderRules): DraftReminder[] {
  const { userId, petId, id: sourceId, subject } = row;
  const ways = waysOf(row, kind, rules);
  if (!ways) return [];
  const sendAt = sendingTime({ kind, at, dueAt }, rules.quiet, zoneOf(row));
  const givenUpAt = ways.pushState === 'failed' ? sendAt : null;
  return [{ userId, petId, kind, sourceId, dueAt, sendAt, subject, givenUpAt, ...ways }];
}

function evaluateMoments(row: NamedRow, kind: ReminderKind, moments: Moments, horizon: number, now: Date): Evaluation {
  if (row.paused) return { id: row.id, next: null, due: [] };
  const { due, next } = computeDue(moments, { evaluatedAt: row.remindAt, createdAt: row.createdAt, now, horizon });
  const rules = rulesOf(row.reminderRules);
  return { id: row.id, next, due: row.muted ? [] : due.flatMap((moment) => draft(row, kind, moment, rules)) };
}

export function evaluateRoutine(row: ReminderRow & RemindedRoutine, now: Date): Evaluation {
  return evaluateMoments(
    { ...row, subject: row.title },
    'routine',
    routineMoments(row),
    WEEKLY_HORIZON + (row.reminderMinutesBefore ?? 0) * MINUTE,
    now,
  );
}

export function evaluateMedication(row: ReminderRow & { medication: Medication }, now: Date): Evaluation {
  const { medication } = row;
  const named = { ...row, subject: medication.name };
  return evaluateMoments(named, 'medication', medicationMoments(medication), horizonOf(medication, now), now);
}

export function evaluateAppointment(row: ReminderRow & RemindedAppointment, now: Date): Evaluation {
  return evaluateMoments({ ...row, subject: row.title }, 'appointment', appointmentMoments(row), FAR_HORIZON, now);
}

export interface FollowUp {
  followUpOn: Date | null;
  followedUpAt: Date | null;
  reason: string | null;
}

export function evaluateVetRecord(row: ReminderRow & FollowUp, now: Date): Evaluation {
  const days = row.followUpOn && !row.followedUpAt ? [dayFromColumn(row.followUpOn)] : [];
  const { leadDays } = rulesOf(row.reminderRules).kinds['follow-up'];
  return evaluateMoments(
    { ...row, subject: row.reason },
    'follow-up',
    dayMoments(days, leadDays, zoneOf(row)),
    FAR_HORIZON,
    now,
  );
}

/** Plans of young animals change as they grow, so they are evaluated again. */
const LOOK_AGAIN = 30 * DAY;

export function evaluatePet(
  row: ReminderRow & { pet: VaccinatedPet; vaccinations: Vaccination[] },
  now: Date,
): Evaluation {
  const zone = zoneOf(row);
  const today = dayIn(now, zone);
  const days = row.paused ? [] : datedVaccinations(row.pet, row.vaccinations, today).map(({ due }) => due);
  const { leadDays } = rulesOf(row.reminderRules).kinds.vaccination;
  const evaluation = evaluateMoments(
    { ...row, subject: null },
    'vaccination',
    dayMoments(days, leadDays, zone),
    FAR_HORIZON,
    now,
  );
  if (row.paused || (days.length === 0 && dueVaccinations(row.pet, row.vaccinations, today).length === 0))
    return evaluation;
  const again = addMs(now, LOOK_AGAIN);
  return { ...evaluation, next: evaluation.next && evaluation.next < again ? evaluation.next : again };
}

export function evaluateSummary(row: ReminderRow & { summaryAt: string | null }, now: Date): Evaluation {
  const { id, userId, summaryAt, muted } = row;
  if (summaryAt === null) return { id, next: null, due: [] };
  const moments = dailyMoments(summaryAt, zoneOf(row));
  const { due, next } = computeDue(moments, {
    evaluatedAt: row.remindAt,
    createdAt: row.createdAt,
    now,
    horizon: 3 * DAY,
  });
  // Of several missed ones only the last is useful.
  const last = muted ? undefined : due.at(-1);
  if (!last) return { id, next, due: [] };
  const own = { userId, petId: null, kind: 'summary' as const, sourceId: userId, subject: null, givenUpAt: null };
  return { id, next, due: [{ ...own, dueAt: last.dueAt, sendAt: last.at, pushState: null, mailState: 'waiting' }] };
}

export function daysMentioned(toldAt: Date, leadDays: number, timeZone: string): Day[] {
  const { day } = fromInstant(toldAt, timeZone);
  return leadDays > 0 ? [day, addDays(day, leadDays)] : [day];
}
