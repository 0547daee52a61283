import type { Day } from '@/lib/core/time/dates';
import type { collections } from './registry';
import type { Due, EvaluationWindow } from './reminder-times';

type Collections = typeof collections;
type EntryTable = {
  [Name in keyof Collections]: Collections[Name] extends { reminds: 'entry' } ? Collections[Name]['table'] : never;
}[keyof Collections];

/** Those with a `remindAt`, and users for their daily summary. */
export type ReminderTable = EntryTable | 'Pet' | 'Stay' | 'User';

/** Whom a reminder may go to, and how. */
export interface Recipient {
  userId: string;
  reminderMail: boolean;
  reminderPush: boolean;
  reminderRules: unknown;
  hasDevice: boolean;
}

/** Somebody who is reminded of a pet. */
export interface RemindedPerson extends Recipient {
  memberId: string;
  timeZone: string | null;
  /** Whether a task may be theirs. */
  writes: boolean;
}

/** Columns that are read with every due row, whatever its source; those of a recipient are the owner's. */
export interface ReminderRow extends Recipient {
  id: string;
  /** When its next reminder was due, or when it was changed. */
  remindAt: Date;
  createdAt: Date;
  petId: string | null;
  ownerZone: string | null;
  /** Whoever has access, a working account and wants it, by when they joined; null where it is nobody's pet. */
  people: RemindedPerson[] | null;
  /** Archived, deceased or deleted. */
  paused: boolean;
  /** The owner's account is suspended. */
  muted: boolean;
}

/** Both are the owner's; 0 days for kinds without a lead. */
export interface OwnerSettings {
  timeZone: string;
  leadDays: number;
}

export type ReminderContext = Omit<EvaluationWindow, 'horizon'> & OwnerSettings;

/** A reminder that is about to be persisted. */
export interface DueReminder {
  sourceId: string;
  dueAt: Date;
}

/** One kind of reminder, as the tick sees it. `Columns` are read with each row, `load` makes a `Row` of them. */
export interface ReminderSource<Row = object, Columns = Row> {
  table: ReminderTable;
  columns: { readonly [Column in keyof Columns]: true };
  /** Reads what other tables say of these rows, in one round trip. */
  load?(rows: readonly (ReminderRow & Columns)[]): Promise<(ReminderRow & Row)[]>;
  /** The owner's words for it, persisted with the reminder. */
  subjectOf(row: Row): string | null;
  /** The membership whose turn it is; null for anybody. */
  turnOf?(row: Row, dueAt: Date): string | null;
  /** Pure. Never asked of a paused pet. */
  computeDue(row: ReminderRow & Row, context: ReminderContext): Due;
  /** Leaves out what is done by now, in one round trip. */
  withoutDone?<One extends DueReminder>(due: readonly One[]): Promise<One[]>;
}

/** The content of a notification or mail. Days and moments are when it is due. */
export interface ReminderSubject {
  petName: string;
  what: string | { en: string; es: string } | null;
  /** Only in mail: a notification shows on locked screens. */
  allergens: readonly string[];
  at: { moment: Date; timeZone: string } | { day: Day };
  path: string;
  /** Nothing to do: a dose that somebody has given again. Only in mail. */
  repeated?: { by: string; reason: string };
}

export interface PetReminderSource<Row = object, Columns = Row> extends ReminderSource<Row, Columns> {
  /** Null once it is done, moved or gone, or its pet is archived or deceased. */
  findSubject(reminder: DueReminder & OwnerSettings & { petId: string }): Promise<ReminderSubject | null>;
}

export const activePet = { deletedAt: null, archivedAt: null, deceasedOn: null };
export const ofActivePet = (id: string) => ({ id, deletedAt: null, pet: activePet });
