import type { Day } from '@/lib/core/time/dates';
import type { Frequency } from '@/prisma/client/enums';
import { type ColumnsOf, jsonOf, without } from '../column';
import type { Responsible } from '../responsible';

export interface TaperStep {
  from: Day;
  dosage: string;
}

export interface PastCourse {
  frequency: Frequency;
  startsOn: Day;
  endsOn: Day | null;
  reminders: string[];
  timeZone: string;
  /** Start included, end excluded, ISO 8601. */
  from: string;
  until: string;
}

export const medications = {
  name: { fact: true, activity: true },
  dosage: { fact: true, activity: true },
  frequency: { fact: true, activity: true },
  startsOn: { day: true, fact: true },
  endsOn: { day: true, fact: true },
  steps: { fact: true, json: jsonOf<TaperStep[]>() },
  minHoursBetween: {},
  maxPerDay: {},
  stockDoses: {},
  refillBelow: {},
  instructions: { fact: true },
  reason: { fact: true },
  prescriber: { fact: true },
  responsible: { json: jsonOf<Responsible>() },
  allergyReason: {},
  reminders: {},
  timeZone: { computed: true },
  confirmedConflicts: { computed: true },
  plannedFrom: { computed: true },
  pastPlans: { json: jsonOf<PastCourse[]>(), computed: true },
} as const satisfies ColumnsOf<'Medication'>;

export const plannedMedications = /* @__PURE__ */ without(
  medications,
  'prescriber',
  'minHoursBetween',
  'maxPerDay',
  'responsible',
);
