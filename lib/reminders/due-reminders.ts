import type { LookedRow } from '@/lib/access/due-rows';
import { addDays, addMs, DAY, type Day, dayFromColumn, dayIn, MINUTE } from '@/lib/core/dates';
import { fromInstant } from '@/lib/core/zoned-time';
import type { Medication } from '@/lib/medications/medication';
import { datedVaccinations, dueVaccinations } from '@/lib/vaccinations/due';
import type { VaccinatedPet } from '@/lib/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/vaccinations/vaccination';
import {
  appointmentMoments,
  dailyMoments,
  dayMoments,
  FAR_REACH,
  fallenDue,
  type Moment,
  type Moments,
  medicationMoments,
  type PlannedAppointment,
  type PlannedRoutine,
  reachOf,
  routineMoments,
  WEEKLY_REACH,
} from './next-reminder';
import { sendingTime } from './quiet-hours';
import { type ReminderRules, rulesOf } from './schema';
import type { ReminderKind } from './vocabulary';

/** A reminder to be written down. */
export interface DraftReminder {
  userId: string;
  petId: string | null;
  kind: ReminderKind | 'summary';
  sourceId: string;
  dueAt: Date;
  sendAt: Date;
  pushState: 'waiting' | null;
  mailState: 'waiting' | null;
}

/** What comes of looking at an entry. */
export interface Outlook {
  id: string;
  next: Date | null;
  due: DraftReminder[];
}

const zoneOf = ({ ownerZone }: Pick<LookedRow, 'ownerZone'>) => ownerZone ?? 'UTC';

function draft(row: LookedRow, kind: ReminderKind, { at, dueAt }: Moment, rules: ReminderRules): DraftReminder[] {
  const { userId, petId, id: sourceId } = row;
  const push = row.reminderPush && row.hasDevice && rules.kinds[kind].push;
  const mail = row.reminderMail && rules.kinds[kind].mail;
  if (!push && !mail) return [];
  const sendAt = sendingTime({ kind, at, dueAt }, rules.quiet, zoneOf(row));
  const states = { pushState: push ? ('waiting' as const) : null, mailState: mail ? ('waiting' as const) : null };
  return [{ userId, petId, kind, sourceId, dueAt, sendAt, ...states }];
}

function look(row: LookedRow, kind: ReminderKind, moments: Moments, reach: number, now: Date): Outlook {
  if (row.asleep) return { id: row.id, next: null, due: [] };
  const { due, next } = fallenDue(moments, { lookedAt: row.remindAt, createdAt: row.createdAt, now, reach });
  const rules = rulesOf(row.reminderRules);
  return { id: row.id, next, due: row.muted ? [] : due.flatMap((moment) => draft(row, kind, moment, rules)) };
}

export function lookAtRoutine(row: LookedRow & PlannedRoutine, now: Date): Outlook {
  return look(row, 'routine', routineMoments(row), WEEKLY_REACH + (row.reminderMinutesBefore ?? 0) * MINUTE, now);
}

export function lookAtMedication(row: LookedRow & { medication: Medication }, now: Date): Outlook {
  return look(row, 'medication', medicationMoments(row.medication), reachOf(row.medication, now), now);
}

export function lookAtAppointment(row: LookedRow & PlannedAppointment, now: Date): Outlook {
  return look(row, 'appointment', appointmentMoments(row), FAR_REACH, now);
}

export interface FollowUp {
  followUpOn: Date | null;
  followedUpAt: Date | null;
}

export function lookAtVetRecord(row: LookedRow & FollowUp, now: Date): Outlook {
  const days = row.followUpOn && !row.followedUpAt ? [dayFromColumn(row.followUpOn)] : [];
  const { leadDays } = rulesOf(row.reminderRules).kinds['follow-up'];
  return look(row, 'follow-up', dayMoments(days, leadDays, zoneOf(row)), FAR_REACH, now);
}

/** A plan may change by itself as a young animal grows: it is looked at again after so long. */
const LOOK_AGAIN = 30 * DAY;

export function lookAtPet(row: LookedRow & { pet: VaccinatedPet; vaccinations: Vaccination[] }, now: Date): Outlook {
  const zone = zoneOf(row);
  const today = dayIn(now, zone);
  const days = row.asleep ? [] : datedVaccinations(row.pet, row.vaccinations, today).map(({ due }) => due);
  const { leadDays } = rulesOf(row.reminderRules).kinds.vaccination;
  const outlook = look(row, 'vaccination', dayMoments(days, leadDays, zone), FAR_REACH, now);
  if (row.asleep || (days.length === 0 && dueVaccinations(row.pet, row.vaccinations, today).length === 0))
    return outlook;
  const again = addMs(now, LOOK_AGAIN);
  return { ...outlook, next: outlook.next && outlook.next < again ? outlook.next : again };
}

export function lookAtSummary(row: LookedRow & { summaryAt: string | null }, now: Date): Outlook {
  const { id, userId, summaryAt, muted } = row;
  if (summaryAt === null) return { id, next: null, due: [] };
  const moments = dailyMoments(summaryAt, zoneOf(row));
  const { due, next } = fallenDue(moments, { lookedAt: row.remindAt, createdAt: row.createdAt, now, reach: 3 * DAY });
  // Of several that were missed only the last one says something.
  const last = muted ? undefined : due.at(-1);
  if (!last) return { id, next, due: [] };
  const own = { userId, petId: null, kind: 'summary' as const, sourceId: userId };
  return { id, next, due: [{ ...own, dueAt: last.dueAt, sendAt: last.at, pushState: null, mailState: 'waiting' }] };
}

/** The days that a reminder of a day speaks of, told at a moment: that day, and the one that the lead time points to. */
export function daysSpokenOf(toldAt: Date, leadDays: number, timeZone: string): Day[] {
  const { day } = fromInstant(toldAt, timeZone);
  return leadDays > 0 ? [day, addDays(day, leadDays)] : [day];
}
