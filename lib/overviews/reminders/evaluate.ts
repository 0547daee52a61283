import type { ReminderRow, ReminderSource } from '@/lib/collections/reminder-source';
import { logger } from '@/lib/core/runtime/logger';
import { addMs, HOUR } from '@/lib/core/time/dates';
import { sendingTime } from './quiet-hours';
import { leadDaysOf, mayMailInstead, type ReminderRules, rulesOf } from './schema';
import type { SourceKind } from './vocabulary';

export interface DraftReminder {
  userId: string;
  petId: string | null;
  kind: SourceKind;
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

type Channels = Pick<DraftReminder, 'pushState' | 'mailState'>;

const MAIL_ONLY: Channels = { pushState: null, mailState: 'waiting' };

/** Null if the owner wants neither. Without a device, mail replaces push. A summary is always a mail. */
function channelsOf(row: ReminderRow, kind: SourceKind, rules: ReminderRules): Channels | null {
  if (kind === 'summary') return MAIL_ONLY;
  const push = row.reminderPush && rules.kinds[kind].push;
  const mail = row.reminderMail && rules.kinds[kind].mail;
  if (!push && !mail) return null;
  if (!push) return MAIL_ONLY;
  if (row.hasDevice) return { pushState: 'waiting', mailState: mail ? 'waiting' : null };
  return mail || mayMailInstead(row.reminderMail, rules) ? MAIL_ONLY : { pushState: 'failed', mailState: null };
}

function evaluateRow<Row, Columns>(
  kind: SourceKind,
  source: ReminderSource<Row, Columns>,
  row: ReminderRow & Row,
  at: Date,
): Evaluation {
  const { id, petId, userId, remindAt: evaluatedAt, createdAt } = row;
  if (row.paused) return { id, next: null, due: [] };
  const rules = rulesOf(row.reminderRules);
  const timeZone = row.ownerZone ?? 'UTC';
  const window = { evaluatedAt, createdAt, now: at };
  const { due, next } = source.computeDue(row, { ...window, timeZone, leadDays: leadDaysOf(kind, rules) });
  const channels = row.muted ? null : channelsOf(row, kind, rules);
  if (!channels) return { id, next, due: [] };
  const own = { userId, petId, kind, sourceId: id, subject: source.subjectOf(row), ...channels };
  const drafts = due.map((moment) => {
    const sendAt = sendingTime({ kind, ...moment }, rules.quiet, timeZone);
    return { ...own, dueAt: moment.dueAt, sendAt, givenUpAt: channels.pushState === 'failed' ? sendAt : null };
  });
  return { id, next, due: drafts };
}

/**
 * The due reminders of a row by the rules of its owner, and when to evaluate it next. A row that no rule
 * can read is tried again in an hour, so that it does not block all others.
 */
export function evaluate<Row, Columns>(
  kind: SourceKind,
  source: ReminderSource<Row, Columns>,
  row: ReminderRow & Row,
  at: Date,
): Evaluation {
  try {
    return evaluateRow(kind, source, row, at);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    logger().error({ table: source.table, id: row.id, reason }, 'no reminder could be worked out');
    return { id: row.id, next: addMs(at, HOUR), due: [] };
  }
}
