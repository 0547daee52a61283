import { addDays } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { ReminderRules } from './schema';
import type { ReminderKind } from './vocabulary';

/** Whether a time of day (`HH:mm`) lies in quiet hours, their end not included; they may cross midnight. */
export function isQuiet({ from, to }: { from: string; to: string }, time: string): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** The end of the quiet hours that a moment lies in, on the clock of a zone. */
function endOfQuiet({ from, to }: { from: string; to: string }, moment: Date, timeZone: string): Date {
  const { day, time } = fromInstant(moment, timeZone);
  const end = toInstant(from > to && time >= from ? addDays(day, 1) : day, to, timeZone);
  // A clock that goes back may show the quiet time once more after the first end.
  return end > moment ? end : moment;
}

interface Wish {
  kind: ReminderKind;
  /** When it is to be reminded of, and when it is. */
  at: Date;
  dueAt: Date;
}

/**
 * When a reminder may be sent: at its moment, or at the end of the quiet hours that this lies in. Medication never
 * waits, and neither does an appointment that would have begun by then: late, it would help nobody.
 */
export function sendingTime({ kind, at, dueAt }: Wish, quiet: ReminderRules['quiet'], timeZone: string): Date {
  if (!quiet || kind === 'medication' || !isQuiet(quiet, fromInstant(at, timeZone).time)) return at;
  const end = endOfQuiet(quiet, at, timeZone);
  return kind === 'appointment' && end > dueAt ? at : end;
}
