import type { Day } from '@/lib/core/time/dates';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { Words } from '@/lib/records/vaccinations/catalogue';

export const agendaKinds = ['routine', 'dose', 'appointment', 'vaccination', 'follow-up'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** Overdue: its time has passed and nobody has said what became of it. Due: it is time now, or some time today. */
export type AgendaState = 'overdue' | 'due' | 'upcoming' | 'done';

/** Where it is shown: among what is to be done today, among what was missed yesterday, or among the days to come. */
export type AgendaPlace = 'today' | 'yesterday' | 'ahead';

/** One thing that is to be done for a pet on a day. */
export interface AgendaItem {
  /** One per thing and day. */
  key: string;
  kind: AgendaKind;
  petId: string;
  petName: string;
  /** Of the routine, the medication, the appointment or the vet record; of a vaccination the vaccine's. */
  id: string;
  /** What its owner called it, a vaccine in both languages, or null where nobody said. */
  title: string | Words | null;
  /** The dosage, or the place. */
  detail: string | null;
  /** Allergies that speak against the medicine of a dose. */
  warnings: readonly AllergyWarning[];
  /** What kind of routine or appointment it is. */
  variety: RoutineKind | AppointmentKind | null;
  /** ISO 8601, UTC; null for what has a day and no time. */
  at: string | null;
  /** On the calendar of `timeZone`; of what has no time on the reader's. */
  day: Day;
  /** `HH:mm` on the clock of `timeZone`; null for what has no time. */
  time: string | null;
  timeZone: string | null;
  minutes: number | null;
  state: AgendaState;
  /** Of what is done: whether it was skipped. */
  skipped: boolean;
  place: AgendaPlace;
  /** It comes every day. */
  daily: boolean;
  /** Whether it can be ticked now. */
  open: boolean;
  /** Who ticked it. */
  by: string | null;
  /** Of a dose, what the log knows it by (ISO 8601, UTC), and its line there. */
  scheduledFor: string | null;
  logId: string | null;
  /** Where it is kept. */
  href: string;
  /** Where what comes of it is written down: the visit of an appointment that has begun, the dose of a vaccine. */
  answerHref: string | null;
  /** Of a vaccination: nothing was ever noted of the pet, so its owner is asked for what it has had. */
  asksHistory: boolean;
}

/** What an item says beside what all of them have to say. */
export const noFacts = {
  detail: null,
  warnings: [],
  variety: null,
  at: null,
  time: null,
  timeZone: null,
  minutes: null,
  skipped: false,
  daily: false,
  open: false,
  by: null,
  scheduledFor: null,
  logId: null,
  answerHref: null,
  asksHistory: false,
} as const satisfies Partial<AgendaItem>;
