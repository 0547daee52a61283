import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { collections } from './registry';
import type { Due, EvaluationWindow } from './reminder-times';

type Collections = typeof collections;
type EntryTable = {
  [Name in keyof Collections]: Collections[Name] extends { reminds: 'entry' } ? Collections[Name]['table'] : never;
}[keyof Collections];

export type ReminderTable = EntryTable | 'Pet' | 'Stay' | 'User';

export interface Recipient {
  userId: string;
  reminderMail: boolean;
  reminderPush: boolean;
  reminderRules: unknown;
  hasPushTarget: boolean;
}

export interface RemindedPerson extends Recipient {
  memberId: string;
  timeZone: string | null;
  writes: boolean;
}

export interface ReminderRow extends Recipient {
  id: string;
  remindAt: Date;
  createdAt: Date;
  petId: string | null;
  ownerZone: string | null;
  people: RemindedPerson[] | null;
  paused: boolean;
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

export interface ReminderSource<Row = object, Columns = Row> {
  table: ReminderTable;
  columns: { readonly [Column in keyof Columns]: true };
  load?(rows: readonly (ReminderRow & Columns)[]): Promise<(ReminderRow & Row)[]>;
  subjectOf(row: Row): string | null;
  /** Membership whose turn it is; null for anyone. */
  turnOf?(row: Row, dueAt: Date): string | null;
  /** Must be pure. Never called for a paused pet. */
  computeDue(row: ReminderRow & Row, context: ReminderContext): Due;
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
  repeated?: { by: string; reason: string };
}

export interface PetReminderSource<Row = object, Columns = Row> extends ReminderSource<Row, Columns> {
  findSubject(reminder: DueReminder & OwnerSettings & { petId: string }): Promise<ReminderSubject | null>;
}

export const activePet = { deletedAt: null, archivedAt: null, deceasedOn: null };
export const ofActivePet = (id: string) => ({ id, deletedAt: null, pet: activePet });
