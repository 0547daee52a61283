import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import type { Duration } from './durations';
import { urgencyOf, type VaccinationStatus } from './status';
import type { Vaccination } from './vaccination';
import type { DueStatus, PlanProfile, RuleKey, VaccineClass } from './vocabulary';

export type ScheduleDose = Pick<
  Vaccination,
  'id' | 'vaccine' | 'product' | 'antigens' | 'givenOn' | 'validUntil' | 'nextDueOn'
>;

export interface ScheduleInput {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn?: Day | null;
  profile: PlanProfile;
  country: string | null;
  highRisk: boolean;
  extraVaccines: readonly string[];
  region: string | null;
  microchippedOn: Day | null;
  addedOn: Day;
  doses: readonly ScheduleDose[];
  today: Day;
}

export interface Rule {
  key: RuleKey;
  /** Step of the algorithm in vaccines.json, 3 to 8. */
  step: number;
  /** Interval or age behind the date; null if a vet wrote it. */
  duration: Duration | null;
}

export interface PlannedVaccine {
  vaccineId: string;
  name: LocalizedText;
  class: VaccineClass;
  due: Day | null;
  earliest: Day | null;
  window: { from: Day; until: Day | null } | null;
  status: DueStatus;
  rule: Rule;
  sources: string[];
  certain: 'vet' | 'computed';
  /** Null while no dose counts. */
  lastDoseStatus: VaccinationStatus | null;
  legallyDueBy: Day | null;
  lastGivenOn: Day | null;
  beforeChip: boolean;
  countedDoses: string[];
  tooEarlyDoses: string[];
  tooEarlyOn: Day | null;
  tooEarlyBy: LocalizedText | null;
}

export function isUndated({ due, lastDoseStatus }: Pick<PlannedVaccine, 'due' | 'lastDoseStatus'>): boolean {
  return lastDoseStatus ? urgencyOf(lastDoseStatus) === 'unknown' : due === null;
}
