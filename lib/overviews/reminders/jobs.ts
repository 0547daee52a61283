import 'server-only';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { pushToDevices } from '@/lib/core/push/push-to-devices';
import { logger } from '@/lib/core/runtime/logger';
import { now } from '@/lib/core/time/clock';
import { addMs, dayFromColumn, dayIn, HOUR, MINUTE } from '@/lib/core/time/dates';
import { memberFormatLocale } from '@/lib/core/time/member-format-locale';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import { daysMentioned } from './due-reminders';
import { reminderMail, reminderTitle, type Subject, summaryMail } from './mail';
import { claimReminder, endReminder, REMINDER_SEND, recordDelivery, sweepReminders, tick } from './mutations';
import {
  findAppointment,
  findFollowUp,
  findMedication,
  findRoutine,
  findVaccinatedPet,
  listForSummary,
  type Sending,
} from './queries';
import { mayMailInstead, rulesOf } from './schema';
import { summaryOf } from './summary';
import { isReminderKind, type ReminderKind } from './vocabulary';

/** Seconds that push services hold a notification for a device that is off: older reminders are no use. */
const LIFETIME = 4 * 3600;
/** How long push services may fail before a mail goes instead. */
const PUSH_PATIENCE = 10 * MINUTE;
/** How long mail may fail. The queue's last retry comes after at least 85 minutes. */
const MAIL_PATIENCE = HOUR;

const localeOf = ({ user }: Sending) => memberFormatLocale(user);
const zoneOf = ({ user }: Sending) => user.timeZone ?? 'UTC';

async function subjectOf(sending: Sending): Promise<Subject | null> {
  const { kind, sourceId, dueAt, petId } = sending;
  if (!isReminderKind(kind) || petId === null) return null;
  const own = { kind, allergens: [], at: { moment: dueAt, timeZone: zoneOf(sending) } };
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
    const allergens = found.allergyCheck.conflicts.map(({ allergen }) => allergen);
    return { ...own, at, allergens, petName: found.pet.name, what: found.name, path: paths.petHealth(petId) };
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
  const found = await findFollowUp(sending.sourceId, daysMentioned(sending.dueAt, leadDays, zoneOf(sending)));
  if (!found?.followUpOn) return null;
  const at = { day: dayFromColumn(found.followUpOn) };
  const { pet, reason: what } = found;
  return { kind: 'follow-up', petName: pet.name, what, allergens: [], at, path: paths.petVetRecords(petId) };
}

async function vaccinationOf(sending: Sending, petId: string): Promise<Subject | null> {
  const found = await findVaccinatedPet(petId);
  if (!found) return null;
  const { leadDays } = rulesOf(sending.user.reminderRules).kinds.vaccination;
  const [today = '', later] = daysMentioned(sending.dueAt, leadDays, zoneOf(sending));
  const plan = datedVaccinations(found.pet, found.vaccinations, today);
  const dueOn = (day: string | undefined) => plan.filter((one) => one.due === day);
  const due = dueOn(today).length > 0 ? dueOn(today) : dueOn(later);
  const [first] = due;
  if (!first) return null;
  const what = due.map(({ name }) => name[languageOf(localeOf(sending))]).join(', ');
  const own = { kind: 'vaccination' as const, petName: found.name, what, allergens: [] };
  return { ...own, at: { day: first.due }, path: paths.petHealth(petId) };
}

const hasFailedFor = ({ triedAt }: Sending, patience: number, at: Date) =>
  triedAt !== null && at >= addMs(triedAt, patience);

/**
 * Mail replaces a push that reaches no device, if allowed: at once without subscriptions, otherwise after a while.
 * @returns the new state of the mail
 * @throws Error if the services fail for now
 */
async function push(sending: Sending, subject: Subject, at: Date): Promise<Sending['mailState']> {
  const { id, userId, user, mailState } = sending;
  const rules = rulesOf(user.reminderRules);
  const title = await reminderTitle(localeOf(sending), subject.petName);
  const outcome = await pushToDevices(userId, { title, url: subject.path, tag: id }, LIFETIME, at);
  if (outcome.sent > 0) {
    const wait = rules.escalateAfterMinutes;
    const mailFollows = wait !== null && mailState === null && sending.acknowledgedAt === null;
    await recordDelivery(id, { pushState: 'sent', escalateAt: mailFollows ? addMs(at, wait * MINUTE) : null });
    return mailState;
  }
  if (outcome.failed > 0 && !hasFailedFor(sending, PUSH_PATIENCE, at)) throw new Error('push service: not now');
  const instead = mailState ?? (mayMailInstead(user.reminderMail, rules) ? 'waiting' : null);
  await recordDelivery(id, { pushState: 'failed', mailState: instead, givenUpAt: instead === null ? at : null });
  return instead;
}

/** Chosen for its kind, escalated without a reaction, or in place of a failed push. */
function scopeOf({ kind, user, escalated }: { kind: ReminderKind; user: Sending['user']; escalated: boolean }) {
  if (rulesOf(user.reminderRules).kinds[kind].mail) return kind;
  return escalated ? 'escalation' : 'undelivered';
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
  if (user.suspendedAt) return endReminder(id, 'dropped', null);
  if (sending.kind === 'summary') {
    if (!(await sendSummary(sending))) return endReminder(id, 'dropped', null);
    return recordDelivery(id, { mailState: 'sent' });
  }
  const subject = await subjectOf(sending);
  if (!subject) return endReminder(id, 'dropped', null);
  let refused: unknown;
  let { mailState } = sending;
  if (sending.pushState === 'waiting') {
    try {
      mailState = await push(sending, subject, at);
    } catch (error) {
      refused = error;
    }
  }
  if (mailState === 'waiting') {
    const scope = scopeOf({ kind: subject.kind, user, escalated: sending.pushState === 'sent' });
    const content = await reminderMail({ userId, locale: localeOf(sending), scope }, subject);
    await sendMail({ to: user.email, ...content }, id);
    await recordDelivery(id, { mailState: 'sent' });
  }
  if (refused) throw refused;
}

/** Sends by each waiting channel, unless the task is done by now. @throws Error if it is to be retried */
export async function deliverReminder(reminderId: string, at: Date): Promise<void> {
  const sending = await claimReminder(reminderId, at);
  if (!sending) return;
  try {
    await deliver(sending, at);
  } catch (error) {
    if (hasFailedFor(sending, MAIL_PATIENCE, at)) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger().error({ reminder: reminderId, reason }, 'reminder not delivered');
      return endReminder(reminderId, 'failed', at);
    }
    await recordDelivery(reminderId, { sentAt: null, triedAt: sending.triedAt ?? at });
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

export const tickReminders: Job<Record<never, never>> = {
  name: 'reminder-tick',
  schedule: '* * * * *',
  handle: async () => {
    await tick(now());
  },
};

export const sweepOldReminders: Job<Record<never, never>> = {
  name: 'reminder-sweep',
  schedule: '41 * * * *',
  handle: () => sweepReminders(now()),
};
