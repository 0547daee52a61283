import type { RemindedPerson } from '@/lib/collections/reminder-source';
import { MINUTE } from '@/lib/core/time/dates';
import { type DraftReminder, draft } from './evaluate';
import { listReachable, nextAfter } from './recipients';
import { rulesOf } from './schema';
import type { ReminderKind } from './vocabulary';

export interface UnansweredReminder {
  userId: string;
  petId: string;
  kind: ReminderKind;
  sourceId: string;
  dueAt: Date;
  subject: string | null;
  told: string[];
  people: RemindedPerson[];
  ownerRules: unknown;
}

export function passedOn(one: UnansweredReminder, at: Date): DraftReminder | null {
  const people = listReachable(one.people, one.kind);
  const remindedIds = new Set(one.told);
  const next = nextAfter(people, one.userId, remindedIds);
  if (!next) return null;
  const wait = rulesOf(one.ownerRules).escalateAfterMinutes;
  const isLast = nextAfter(people, next.userId, remindedIds.add(next.userId)) === null;
  const { kind, petId, sourceId, subject, dueAt } = one;
  return draft({ kind, petId, sourceId, subject }, next, { at, dueAt }, isLast || wait === null ? null : wait * MINUTE);
}
