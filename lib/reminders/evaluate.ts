import type { ReminderRow, ReminderSource } from '@/lib/collections/reminder-source';
import type { Moment } from '@/lib/collections/reminder-times';
import { logger } from '@/lib/core/runtime/logger';
import { addMs, HOUR, MINUTE } from '@/lib/core/time/dates';
import { sendingTime } from './quiet-hours';
import {
  type Channels,
  firstRecipients,
  listReachable,
  type ReachedPerson,
  type ReachedUser,
  withChannels,
} from './recipients';
import { leadDaysOf, type ReminderRules, rulesOf } from './schema';
import type { SourceKind } from './vocabulary';

export interface DraftReminder extends Channels {
  userId: string;
  petId: string | null;
  kind: SourceKind;
  sourceId: string;
  dueAt: Date;
  sendAt: Date;
  subject: string | null;
  givenUpAt: Date | null;
  passOnAt: Date | null;
}

export interface Evaluation {
  id: string;
  next: Date | null;
  due: DraftReminder[];
}

/** Delay in milliseconds until the next person is reminded, as set by the owner; null if there is no other person. */
function delayOf(
  firstPeople: readonly ReachedPerson[],
  people: readonly ReachedPerson[],
  rules: ReminderRules,
): number | null {
  const wait = rules.escalateAfterMinutes;
  const others = people.filter(({ writes, userId }) => writes && userId !== firstPeople[0]?.userId);
  return wait !== null && firstPeople.length === 1 && others.length > 0 ? wait * MINUTE : null;
}

export interface Turn {
  kind: SourceKind;
  petId: string | null;
  sourceId: string;
  subject: string | null;
}

/** @param nextDelayMs milliseconds until the next person is reminded; null for never */
export function draft(
  turn: Turn,
  { userId, rules, channels, timeZone }: ReachedUser & { timeZone: string },
  moment: Moment,
  nextDelayMs: number | null,
): DraftReminder {
  const sendAt = sendingTime({ kind: turn.kind, ...moment }, rules.quiet, timeZone);
  return {
    ...{ ...turn, userId, ...channels },
    ...{ dueAt: moment.dueAt, sendAt, passOnAt: nextDelayMs === null ? null : addMs(sendAt, nextDelayMs) },
    givenUpAt: channels.pushState === 'failed' ? sendAt : null,
  };
}

function evaluateRow<Row, Columns>(
  kind: SourceKind,
  source: ReminderSource<Row, Columns>,
  row: ReminderRow & Row,
  at: Date,
): Evaluation {
  const { id, petId, remindAt: evaluatedAt, createdAt } = row;
  if (row.paused) return { id, next: null, due: [] };
  const rules = rulesOf(row.reminderRules);
  const timeZone = row.ownerZone ?? 'UTC';
  const window = { evaluatedAt, createdAt, now: at };
  const { due, next } = source.computeDue(row, { ...window, timeZone, leadDays: leadDaysOf(kind, rules) });
  const turn = { kind, petId, sourceId: id, subject: source.subjectOf(row) };
  if (row.people === null) {
    const own = row.muted ? null : withChannels(row, kind);
    return { id, next, due: own ? due.map((moment) => draft(turn, { ...own, timeZone }, moment, null)) : [] };
  }
  const people = listReachable(row.people, kind);
  const drafts = due.flatMap((moment) => {
    const recipients = firstRecipients(people, source.turnOf?.(row, moment.dueAt) ?? null);
    const nextDelayMs = delayOf(recipients, people, rules);
    return recipients.map((one) => draft(turn, one, moment, nextDelayMs));
  });
  return { id, next, due: drafts };
}

/**
 * Due reminders of a row per recipient, and the time of the next evaluation. Retries an unreadable row after an hour,
 * so that it does not block others.
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
    logger().error({ table: source.table, id: row.id, reason }, 'could not evaluate the reminders of a row');
    return { id: row.id, next: addMs(at, HOUR), due: [] };
  }
}
