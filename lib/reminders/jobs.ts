import 'server-only';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import type { Job } from '@/lib/core/jobs/queue';
import type { Mail } from '@/lib/core/mail/mail';
import { MailError } from '@/lib/core/mail/mail-error';
import { sendMail } from '@/lib/core/mail/send';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { pushToDevices } from '@/lib/core/push/push-to-devices';
import { pushToServices } from '@/lib/core/push/push-to-services';
import type { ServiceMessage } from '@/lib/core/push/service-request';
import { logger } from '@/lib/core/runtime/logger';
import { now } from '@/lib/core/time/clock';
import { addMs, dayIn, HOUR, MINUTE } from '@/lib/core/time/dates';
import { memberFormatLocale } from '@/lib/core/time/member-format-locale';
import { canWrite } from '@/lib/page-context/roles';
import { DOSE_REPEATED } from '@/lib/records/medications/vocabulary';
import {
  claimReminder,
  endReminder,
  notifyOfRepeatedDose,
  REMINDER_SEND,
  recordClaimed,
  recordDelivery,
  runTick,
  sweepReminders,
} from '@/lib/reminders/mutations/delivery';
import { findStayMessage } from '@/lib/sharing/stays/queries/message';
import {
  buttonLabels,
  reminderLine,
  reminderMail,
  reminderTitle,
  type Subject,
  stayMail,
  stayTitle,
  summaryMail,
} from './mail';
import { issueButtons } from './mutations/buttons';
import { findOwnerSettings, listForSummary, type PendingReminder } from './queries';
import { leadDaysOf, mayMailInstead, rulesOf } from './schema';
import { petSources } from './sources';
import { summaryOf } from './summary';
import { isReminderKind, type ReminderKind } from './vocabulary';

/** Seconds during which push services store a notification for a device that is off. Older reminders are useless. */
const LIFETIME = 4 * 3600;
const PUSH_PATIENCE = 10 * MINUTE;
/** Time during which mail may fail. The queue's last retry comes after at least 85 minutes. */
const MAIL_PATIENCE = HOUR;

const localeOf = ({ user }: PendingReminder) => memberFormatLocale(user);
const zoneOf = ({ timeZone }: Pick<PendingReminder['user'], 'timeZone'>) => timeZone ?? 'UTC';

async function findSubject(
  sending: PendingReminder,
  at: Date,
): Promise<{ subject: Subject; mayWrite: boolean } | null> {
  const { userId, kind, sourceId, petId, dueAt } = sending;
  if (!isReminderKind(kind) || petId === null) return null;
  const owner = await findOwnerSettings({ userId, petId }, at);
  if (!owner) return null;
  const settings = { timeZone: zoneOf(owner), leadDays: leadDaysOf(kind, rulesOf(owner.reminderRules)) };
  const subject = await petSources[kind].findSubject({ sourceId, petId, dueAt, ...settings });
  return subject && { subject: { ...subject, kind }, mayWrite: canWrite(owner.role) };
}

const hasFailedFor = ({ triedAt }: PendingReminder, patience: number, at: Date) =>
  triedAt !== null && at >= addMs(triedAt, patience);

/**
 * Sends a push. Replaces an undelivered push with mail, if allowed: immediately without subscriptions, otherwise after
 * a while.
 * @returns new state of the mail
 * @throws Error if the services fail temporarily
 */
async function pushReminder(
  sending: PendingReminder,
  { notice, createButtonMessage }: Message,
  at: Date,
): Promise<PendingReminder['mailState']> {
  const { id, userId, user, mailState } = sending;
  const rules = rulesOf(user.reminderRules);
  const message = { ...notice, tag: id };
  const outcomes = await Promise.all([
    pushToDevices(userId, message, LIFETIME, at),
    pushToServices(userId, message, at, createButtonMessage),
  ]);
  if (outcomes.some((outcome) => outcome.sent > 0)) {
    const wait = isReminderKind(sending.kind) ? rules.escalateAfterMinutes : null;
    const mailFollows = wait !== null && mailState === null && sending.acknowledgedAt === null;
    const escalateAt = mailFollows ? addMs(at, wait * MINUTE) : null;
    await recordClaimed(sending, { pushState: 'sent', escalateAt });
    return mailState;
  }
  if (outcomes.some((outcome) => outcome.failed > 0) && !hasFailedFor(sending, PUSH_PATIENCE, at))
    throw new Error('the push service is unavailable');
  const instead = mailState ?? (mayMailInstead(user.reminderMail && sendsMail(), rules) ? 'waiting' : null);
  const update = { pushState: 'failed', mailState: instead, givenUpAt: instead === null ? at : null };
  return (await recordClaimed(sending, update)) ? instead : mailState;
}

/** Reason for the mail: chosen for its kind, escalated without a reaction, or replacing a failed push. */
function scopeOf({ kind, user, escalated }: { kind: ReminderKind; user: PendingReminder['user']; escalated: boolean }) {
  if (rulesOf(user.reminderRules).kinds[kind].mail) return kind;
  return escalated ? 'escalation' : 'undelivered';
}

interface Notice {
  title: string;
  url: string;
}

interface Message {
  notice: Notice;
  mail: () => Promise<Omit<Mail, 'to'>>;
  /** Replaces the notice at a service that wants buttons. Null if there is nothing to press. */
  createButtonMessage: ((serviceId: string) => Promise<ServiceMessage>) | null;
}

/** No buttons if there is a warning: people must read it in the app. */
function hasButtons({ kind, allergens, repeated }: Subject): boolean {
  return kind === 'routine' || (kind === 'medication' && allergens.length === 0 && !repeated);
}

/** Names the dose or task. Otherwise people would not know what they confirm. */
async function messageWithButtons(
  reminder: PendingReminder,
  { subject, serviceId }: { subject: Subject; serviceId: string },
  at: Date,
): Promise<ServiceMessage> {
  const locale = localeOf(reminder);
  const labels = await buttonLabels(locale, subject);
  const buttons = await issueButtons(reminder, serviceId, at);
  return {
    ...{ title: await reminderLine(locale, subject), url: subject.path, tag: reminder.id },
    buttons: buttons.map(({ action, secret }) => ({
      label: labels[action],
      url: new URL(`/api/reminders/buttons/${secret}`, env().APP_URL).href,
    })),
  };
}

async function messageOf(sending: PendingReminder, at: Date): Promise<Message | null> {
  const { userId, user } = sending;
  const locale = localeOf(sending);
  if (sending.kind === 'stay') {
    const ofStay = await findStayMessage(sending, at);
    if (!ofStay) return null;
    const notice = { title: await stayTitle(locale, ofStay), url: paths.stay(ofStay.stayId) };
    return { notice, mail: () => stayMail({ userId, locale }, ofStay), createButtonMessage: null };
  }
  const foundSubject = await findSubject(sending, at);
  if (!foundSubject) return null;
  const { subject, mayWrite } = foundSubject;
  const notice = { title: await reminderTitle(locale, subject), url: subject.path };
  const scope = scopeOf({ kind: subject.kind, user, escalated: sending.pushState === 'sent' });
  const createButtonMessage = (serviceId: string) => messageWithButtons(sending, { subject, serviceId }, at);
  return {
    ...{ notice, mail: () => reminderMail({ userId, locale, scope }, subject) },
    createButtonMessage: mayWrite && hasButtons(subject) ? createButtonMessage : null,
  };
}

async function sendSummary(sending: PendingReminder, at: Date): Promise<boolean> {
  const zone = zoneOf(sending.user);
  const day = dayIn(sending.dueAt, zone);
  const lines = summaryOf(await listForSummary(sending.userId, { day, timeZone: zone, at }), day, zone);
  if (lines.length === 0) return false;
  const content = await summaryMail({ userId: sending.userId, locale: localeOf(sending) }, day, lines);
  await sendMail({ to: sending.user.email, ...content }, sending.id);
  return true;
}

async function deliver(sending: PendingReminder, at: Date): Promise<void> {
  const { id, user } = sending;
  if (user.suspendedAt) return endReminder(sending, 'dropped', null);
  if (sending.kind === 'summary') {
    if (!sendsMail() || !(await sendSummary(sending, at))) return endReminder(sending, 'dropped', null);
    return recordDelivery(id, { mailState: 'sent' });
  }
  const message = await messageOf(sending, at);
  if (!message) return endReminder(sending, 'dropped', null);
  let refusalError: unknown;
  let { mailState } = sending;
  if (sending.pushState === 'waiting') {
    try {
      mailState = await pushReminder(sending, message, at);
    } catch (error) {
      refusalError = error;
    }
  }
  if (mailState === 'waiting' && !sendsMail()) await recordDelivery(id, { mailState: 'failed', givenUpAt: at });
  else if (mailState === 'waiting') {
    await sendMail({ to: user.email, ...(await message.mail()) }, id);
    await recordDelivery(id, { mailState: 'sent' });
  }
  if (refusalError) throw refusalError;
}

/** Sends through each pending channel, unless the task is done. @throws Error if it must be retried */
export async function send(reminderId: string, at: Date): Promise<void> {
  const sending = await claimReminder(reminderId, at);
  if (!sending) return;
  try {
    await deliver(sending, at);
  } catch (error) {
    const isRefused = error instanceof MailError && error.permanent;
    if (isRefused || hasFailedFor(sending, MAIL_PATIENCE, at)) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger().error({ reminder: reminderId, reason }, 'reminder not delivered');
      return endReminder(sending, 'failed', at);
    }
    await recordClaimed(sending, { sentAt: null, triedAt: sending.triedAt ?? at });
    throw error;
  }
}

export const sendReminder: Job<{ reminderId: string }> = {
  ...REMINDER_SEND,
  together: 10,
  handle: async ({ reminderId }) => {
    await send(reminderId, now());
  },
};

export const sendRepeatedDose: Job<{ doseId: string }> = {
  ...DOSE_REPEATED,
  handle: async ({ doseId }) => {
    await notifyOfRepeatedDose(doseId, now());
  },
};

export const tickReminders: Job<Record<never, never>> = {
  name: 'reminder-tick',
  schedule: '* * * * *',
  handle: async () => {
    await runTick(now());
  },
};

export const sweepOldReminders: Job<Record<never, never>> = {
  name: 'reminder-sweep',
  schedule: '41 * * * *',
  handle: () => sweepReminders(now()),
};
