import type { Recipient, RemindedPerson } from '@/lib/collections/reminder-source';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { mayMailInstead, type ReminderRules, rulesOf } from './schema';
import type { SourceKind } from './vocabulary';

export interface Channels {
  /** `failed` from the start if there is no device and mail must not replace the push. Today lists such reminders. */
  pushState: 'waiting' | 'failed' | null;
  mailState: 'waiting' | null;
}

export interface ReachedUser {
  userId: string;
  rules: ReminderRules;
  channels: Channels;
}

export interface ReachedPerson extends ReachedUser {
  memberId: string;
  timeZone: string;
  writes: boolean;
}

const MAIL_ONLY: Channels = { pushState: null, mailState: 'waiting' };

function channelsOf(one: Recipient, kind: SourceKind, rules: ReminderRules): Channels | null {
  if (kind === 'summary') return sendsMail() ? MAIL_ONLY : null;
  // Stays have their own message frequency; mail only if no device shows it.
  const { push: mayPush, mail: mayMail } =
    kind === 'stay' ? { push: true, mail: !(one.hasPushTarget && one.reminderPush) } : rules.kinds[kind];
  const push = one.reminderPush && mayPush;
  const reminderMail = one.reminderMail && sendsMail();
  const mail = reminderMail && mayMail;
  if (!push && !mail) return null;
  if (!push) return MAIL_ONLY;
  if (one.hasPushTarget) return { pushState: 'waiting', mailState: mail ? 'waiting' : null };
  return mail || mayMailInstead(reminderMail, rules) ? MAIL_ONLY : { pushState: 'failed', mailState: null };
}

export function withChannels<One extends Recipient>(
  one: One,
  kind: SourceKind,
): (ReachedUser & Omit<One, keyof Recipient>) | null {
  const { userId, reminderMail, reminderPush, reminderRules, hasPushTarget, ...rest } = one;
  const rules = rulesOf(reminderRules);
  const channels = channelsOf(one, kind, rules);
  return channels && { ...(rest as Omit<One, keyof Recipient>), userId, rules, channels };
}

export function listReachable(people: readonly RemindedPerson[], kind: SourceKind): ReachedPerson[] {
  return people.flatMap((one) => {
    const reachedUser = withChannels(one, kind);
    return reachedUser ? [{ ...reachedUser, timeZone: one.timeZone ?? 'UTC' }] : [];
  });
}

export function firstRecipients(people: readonly ReachedPerson[], turn: string | null): ReachedPerson[] {
  const own = people.filter(({ memberId, writes }) => memberId === turn && writes);
  return own.length > 0 ? own : [...people];
}

export function nextAfter(
  people: readonly ReachedPerson[],
  userId: string,
  remindedIds: ReadonlySet<string>,
): ReachedPerson | null {
  const at = people.findIndex((one) => one.userId === userId);
  const inOrder = [...people.slice(at + 1), ...people.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => one.writes && !remindedIds.has(one.userId)) ?? null;
}
