import type { TaperStep } from '@/lib/collections/columns/medications';
import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';

export const agendaKinds = [
  'routine',
  'dose',
  'appointment',
  'vaccination',
  'treatment',
  'follow-up',
  'stock',
] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** `overdue`: past its time without an outcome. `due`: now, or at any time today. */
export type AgendaState = 'overdue' | 'due' | 'upcoming' | 'done';

export type AgendaPlace = 'today' | 'yesterday' | 'ahead';

export interface AgendaItem {
  key: string;
  kind: AgendaKind;
  petId: string;
  petName: string;
  id: string;
  title: string | LocalizedText | null;
  detail: string | null;
  warnings: readonly AllergyWarning[];
  steps: readonly TaperStep[];
  category: RoutineKind | AppointmentKind | null;
  at: string | null;
  /** Day in `timeZone`, or in the reader's zone for items without a time. */
  day: Day;
  time: string | null;
  timeZone: string | null;
  minutes: number | null;
  state: AgendaState;
  skipped: boolean;
  place: AgendaPlace;
  daily: boolean;
  open: boolean;
  by: string | null;
  writerId: string | null;
  /** Membership whose turn it is; null for anyone. */
  turn: string | null;
  /** Time at which a task was checked off or a dose given, in ISO 8601. */
  doneAt: string | null;
  scheduledFor: string | null;
  logId: string | null;
  href: string;
  recordHref: string | null;
  asksHistory: boolean;
  /** True if the day is computed from a guideline, not recorded. */
  isEstimated: boolean;
  left: number | null;
  repeat: { by: string; at: string; reason: string } | null;
}

export const agendaDefaults = {
  detail: null,
  warnings: [],
  steps: [],
  category: null,
  at: null,
  time: null,
  timeZone: null,
  minutes: null,
  skipped: false,
  daily: false,
  open: false,
  by: null,
  writerId: null,
  turn: null,
  doneAt: null,
  scheduledFor: null,
  logId: null,
  recordHref: null,
  asksHistory: false,
  isEstimated: false,
  left: null,
  repeat: null,
} as const satisfies Partial<AgendaItem>;
