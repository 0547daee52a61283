import { addDays } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { ReminderRules } from './schema';
import type { SourceKind } from './vocabulary';

/** `HH:mm`. The end is exclusive; quiet hours may cross midnight. */
export function isQuiet({ from, to }: { from: string; to: string }, time: string): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function endOfQuiet({ from, to }: { from: string; to: string }, moment: Date, timeZone: string): Date {
  const { day, time } = fromInstant(moment, timeZone);
  const end = toInstant(from > to && time >= from ? addDays(day, 1) : day, to, timeZone);
  // When clocks go back, quiet hours may start again after their first end.
  return end > moment ? end : moment;
}

interface Wish {
  kind: SourceKind;
  at: Date;
  dueAt: Date;
}

export function sendingTime({ kind, at, dueAt }: Wish, quiet: ReminderRules['quiet'], timeZone: string): Date {
  if (!quiet || kind === 'medication' || kind === 'summary') return at;
  if (!isQuiet(quiet, fromInstant(at, timeZone).time)) return at;
  const end = endOfQuiet(quiet, at, timeZone);
  return kind === 'appointment' && end > dueAt ? at : end;
}
