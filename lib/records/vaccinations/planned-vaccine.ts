import type { Day } from '@/lib/core/time/dates';
import type { Words } from './catalogue';
import type { Duration } from './durations';
import type { Vaccination } from './vaccination';
import type { DueStatus, RuleKey, VaccineClass } from './vocabulary';

/** What the schedule needs of a dose. */
export type ScheduleDose = Pick<
  Vaccination,
  'id' | 'vaccine' | 'product' | 'antigens' | 'givenOn' | 'validUntil' | 'nextDueOn'
>;

export interface ScheduleInput {
  type: string;
  dateOfBirth: Day | null;
  /** A pet that has died needs nothing. */
  deceasedOn?: Day | null;
  profile: 'wsava' | 'aaha';
  /** Boarding, many animals, outdoors. */
  highRisk: boolean;
  /** Vaccines that are planned though they are not core. */
  extraVaccines: readonly string[];
  /** ISO 3166-2 code of where it lives. */
  region: string | null;
  /** When its chip was put in or first read. */
  microchippedOn: Day | null;
  /** When it was added: the first day on which its owner could note what it has had. */
  addedOn: Day;
  doses: readonly ScheduleDose[];
  today: Day;
}

/** Why a date is what it is. */
export interface Rule {
  key: RuleKey;
  /** Of the algorithm in vaccines.json, 3 to 8. */
  step: number;
  /** The interval or age that the date comes from; none where a vet wrote it. */
  duration: Duration | null;
}

/** One vaccine of a pet and when its next dose is due. A planning aid. */
export interface PlannedVaccine {
  vaccineId: string;
  name: Words;
  class: VaccineClass;
  /** Null when nothing more is due. */
  due: Day | null;
  /** The first day on which the next dose counts. */
  earliest: Day | null;
  /** When the next dose is best given, as far as the guideline says. */
  window: { from: Day; until: Day | null } | null;
  status: DueStatus;
  rule: Rule;
  /** Titles. */
  sources: string[];
  /** `vet` when the date is one that a vet wrote. */
  certain: 'vet' | 'computed';
  /** When the regional law asks for the next dose, where a vet wrote a later day. */
  lawAsksBy: Day | null;
  lastGivenOn: Day | null;
  /** Whether travel does not count that dose, because the chip came after it. */
  beforeChip: boolean;
  countedDoses: string[];
  /** Given before they could count: kept, shown, and not counted. */
  tooEarlyDoses: string[];
  /** Of the latest dose, where it is one of those. */
  tooEarlyOn: Day | null;
}
