import 'server-only';
import { now } from '@/lib/core/clock';
import { addMs, dayFromColumn, dayIn, MINUTE } from '@/lib/core/dates';
import { isLocale, type Locale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { paths } from '@/lib/core/paths';
import { pushToDevices } from '@/lib/core/push/push-to-devices';
import { fromInstant } from '@/lib/core/zoned-time';
import { datedVaccinations } from '@/lib/vaccinations/due';
import { daysSpokenOf } from './due-reminders';
import { reminderMail, reminderTitle, type Subject, summaryMail } from './mail';
import { claimReminder, endReminder, noteReminder, REMINDER_SEND, sweepReminders, tick } from './mutations';
import {
  findAppointment,
  findFollowUp,
  findMedication,
  findRoutine,
  findVaccinatedPet,
  listForSummary,
  type Sending,
} from './queries';
import { rulesOf } from './schema';
import { summaryOf } from './summary';
import { isReminderKind } from './vocabulary';

/** A push service keeps a notification for a device that is off: a reminder of yesterday helps nobody. Seconds. */
const LIFETIME = 4 * 3600;

const localeOf = ({ user }: Sending): Locale => (isLocale(user.locale) ? user.locale : 'en');
const zoneOf = ({ user }: Sending) => user.timeZone ?? 'UTC';

/** What a reminder is about; null when it has been done, moved or deleted since. */
async function subjectOf(sending: Sending): Promise<Subject | null> {
  const { kind, sourceId, dueAt, petId } = sending;
  if (!isReminderKind(kind) || petId === null) return null;
  const own = { kind, at: { moment: dueAt, timeZone: zoneOf(sending) } };
  if (kind === 'routine') {
    const found = await findRoutine(sourceId, dueAt);
    const day = found && fromInstant(dueAt, found.timeZone).day;
    if (!found || found.completions.some((one) => dayFromColumn(one.day) === day)) return null;
    const at = { moment: dueAt, timeZone: found.timeZone };
    return { ...own, at, petName: found.pet.name, what: found.title, path: paths.petRoutines(petId) };
  }
  if (kind === 'medication') {
    const found = await findMedication(sourceId, dueAt);
    if (!found) return null;
    const at = { moment: dueAt, timeZone: found.timeZone };
    return { ...own, at, petName: found.pet.name, what: found.name, path: paths.petHealth(petId) };
  }
  if (kind === 'appointment') {
    const found = await findAppointment(sourceId, dueAt);
    if (!found) return null;
    const at = { moment: dueAt, timeZone: found.timeZone };
    return { ...own, at, petName: found.pet.name, what: found.title, path: paths.petAppointments(petId) };
  }
  return kind === 'follow-up' ? followUpOf(sending, petId) : vaccinationOf(sending, petId);
}

async function followUpOf(sending: Sending, petId: string): Promise<Subject | null> {
  const { leadDays } = rulesOf(sending.user.reminderRules).kinds['follow-up'];
  const found = await findFollowUp(sending.sourceId, daysSpokenOf(sending.dueAt, leadDays, zoneOf(sending)));
  if (!found?.followUpOn) return null;
  const at = { day: dayFromColumn(found.followUpOn) };
  return { kind: 'follow-up', petName: found.pet.name, what: found.reason, at, path: paths.petVetRecords(petId) };
}

async function vaccinationOf(sending: Sending, petId: string): Promise<Subject | null> {
  const found = await findVaccinatedPet(petId);
  if (!found) return null;
  const { leadDays } = rulesOf(sending.user.reminderRules).kinds.vaccination;
  const [today = '', later] = daysSpokenOf(sending.dueAt, leadDays, zoneOf(sending));
  const plan = datedVaccinations(found.pet, found.vaccinations, today);
  const dueOn = (day: string | undefined) => plan.filter((one) => one.due === day);
  const due = dueOn(today).length > 0 ? dueOn(today) : dueOn(later);
  const [first] = due;
  if (!first) return null;
  const what = due.map(({ name }) => name[localeOf(sending)]).join(', ');
  return { kind: 'vaccination', petName: found.name, what, at: { day: first.due }, path: paths.petHealth(petId) };
}

async function push(sending: Sending, subject: Subject, at: Date): Promise<void> {
  const { id, userId, user } = sending;
  const title = await reminderTitle(localeOf(sending), subject.petName);
  const outcome = await pushToDevices(userId, { title, url: subject.path, tag: id }, LIFETIME, at);
  if (outcome.sent === 0 && outcome.failed > 0) throw new Error('push service: not now');
  const wait = rulesOf(user.reminderRules).escalateAfterMinutes;
  const mailFollows = wait !== null && sending.mailState === null && sending.acknowledgedAt === null;
  // Where no device is left nobody can react: the mail need not wait.
  const escalateAt = mailFollows ? addMs(at, outcome.sent > 0 ? wait * MINUTE : 0) : null;
  await noteReminder(id, { pushState: outcome.sent > 0 ? 'sent' : 'failed', escalateAt });
}

async function sendSummary(sending: Sending): Promise<boolean> {
  const zone = zoneOf(sending);
  const day = dayIn(sending.dueAt, zone);
  const lines = summaryOf(await listForSummary(sending.userId, day, zone), day, zone);
  if (lines.length === 0) return false;
  const content = await summaryMail({ userId: sending.userId, locale: localeOf(sending) }, day, lines);
  await sendMail({ to: sending.user.email, ...content }, sending.id);
  return true;
}

async function deliver(sending: Sending, at: Date): Promise<void> {
  const { id, userId, user } = sending;
  if (user.suspendedAt) return endReminder(id, 'dropped');
  if (sending.kind === 'summary') {
    if (!(await sendSummary(sending))) return endReminder(id, 'dropped');
    return noteReminder(id, { mailState: 'sent' });
  }
  const subject = await subjectOf(sending);
  if (!subject) return endReminder(id, 'dropped');
  let refused: unknown;
  if (sending.pushState === 'waiting') await push(sending, subject, at).catch((error) => (refused = error));
  if (sending.mailState === 'waiting') {
    const escalated = !rulesOf(user.reminderRules).kinds[subject.kind].mail;
    const scope = escalated ? 'escalation' : subject.kind;
    const content = await reminderMail({ userId, locale: localeOf(sending), scope }, subject);
    await sendMail({ to: user.email, ...content }, id);
    await noteReminder(id, { mailState: 'sent' });
  }
  if (refused) throw refused;
}

/**
 * Sends a reminder by the ways that are still waiting, once: done in the meantime it is dropped, and what a service
 * refuses is tried again later.
 */
export async function deliverReminder(reminderId: string, at: Date): Promise<void> {
  const sending = await claimReminder(reminderId, at);
  if (!sending) return;
  try {
    await deliver(sending, at);
  } catch (error) {
    await noteReminder(reminderId, { sentAt: null });
    throw error;
  }
}

export const sendReminder: Job<{ reminderId: string }> = {
  ...REMINDER_SEND,
  together: 10,
  handle: async ({ reminderId }) => {
    await deliverReminder(reminderId, now());
  },
};

/** Every minute: what has fallen due. */
export const tickReminders: Job<Record<never, never>> = {
  name: 'reminder-tick',
  schedule: '* * * * *',
  handle: async () => {
    await tick(now());
  },
};

/** Every hour: what could not be delivered, and what is old. */
export const sweepOldReminders: Job<Record<never, never>> = {
  name: 'reminder-sweep',
  schedule: '41 * * * *',
  handle: () => sweepReminders(now()),
};
