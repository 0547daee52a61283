import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { collections } from './registry';
import type { Due, EvaluationWindow } from './reminder-times';

type Collections = typeof collections;
type EntryTable = {
  [Name in keyof Collections]: Collections[Name] extends { reminds: 'entry' } ? Collections[Name]['table'] : never;
}[keyof Collections];

/** Tables with a `remindAt`, plus users for their daily summary. */
export type ReminderTable = EntryTable | 'Pet' | 'Stay' | 'User';

export interface Recipient {
  userId: string;
  reminderMail: boolean;
  reminderPush: boolean;
  reminderRules: unknown;
  hasDevice: boolean;
}

export interface RemindedPerson extends Recipient {
  memberId: string;
  timeZone: string | null;
  /** True if tasks can be assigned to this person. */
  writes: boolean;
}

/** Columns read with every due row of any source. The `Recipient` fields are the owner's. */
export interface ReminderRow extends Recipient {
  id: string;
  /** Time at which the next reminder was due, or at which the row changed. */
  remindAt: Date;
  createdAt: Date;
  petId: string | null;
  ownerZone: string | null;
  /** Active members who want reminders, by joining date, without suspended accounts. Null without a pet. */
  people: RemindedPerson[] | null;
  /** True for archived, deceased and deleted pets. */
  paused: boolean;
  /** True if the owner's account is suspended. */
  muted: boolean;
}

/** Settings of the owner. `leadDays` is 0 for kinds without a lead. */
export interface OwnerSettings {
  timeZone: string;
  leadDays: number;
}

export type ReminderContext = Omit<EvaluationWindow, 'horizon'> & OwnerSettings;

export interface DueReminder {
  sourceId: string;
  dueAt: Date;
}

/** One kind of reminder, as the scheduler uses it. It reads `Columns` with each row; `load` turns them into a `Row`. */
export interface ReminderSource<Row = object, Columns = Row> {
  table: ReminderTable;
  columns: { readonly [Column in keyof Columns]: true };
  /** Reads related data for these rows in one round trip. */
  load?(rows: readonly (ReminderRow & Columns)[]): Promise<(ReminderRow & Row)[]>;
  /** Name of the subject as the owner entered it. Stored with the reminder. */
  subjectOf(row: Row): string | null;
  /** Membership whose turn it is; null for anyone. */
  turnOf?(row: Row, dueAt: Date): string | null;
  /** Must be pure. Never called for a paused pet. */
  computeDue(row: ReminderRow & Row, context: ReminderContext): Due;
  /** Removes reminders that are done by now, in one round trip. */
  withoutDone?<One extends DueReminder>(due: readonly One[]): Promise<One[]>;
}

/** Content of a notification or mail. `at` is when it is due. */
export interface ReminderSubject {
  petName: string;
  what: string | LocalizedText | null;
  /** Only in mail: a notification shows on locked screens. */
  allergens: readonly string[];
  at: { moment: Date; timeZone: string } | { day: Day };
  path: string;
  /** Set if someone gave a dose twice, which needs no action. For mail only. */
  repeated?: { by: string; reason: string };
}

export interface PetReminderSource<Row = object, Columns = Row> extends ReminderSource<Row, Columns> {
  /** Returns null if the task is done, moved or deleted, or if its pet is archived or deceased. */
  findSubject(reminder: DueReminder & OwnerSettings & { petId: string }): Promise<ReminderSubject | null>;
}

export const activePet = { deletedAt: null, archivedAt: null, deceasedOn: null };
export const ofActivePet = (id: string) => ({ id, deletedAt: null, pet: activePet });
