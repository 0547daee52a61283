import type { Day } from '@/lib/core/time/dates';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import type { EndBasis } from '@/lib/records/vaccinations/rabies-validity';
import type { RuleId, StepKey } from './vocabulary';

export interface Trip {
  /** ISO 3166-1 codes, and XI for Northern Ireland. */
  from: string;
  to: string;
  arrival: Day;
  /** `HH:mm` in the destination's local time; null while unknown. */
  time: string | null;
  /** True if the destination lists the country of departure as exempt from the antibody test. */
  isListed: boolean;
  sampledOn: Day | null;
  wasSampledInEu: boolean;
  /** Stay in a country with a high risk of dog rabies within six months before entering the US; null if unanswered. */
  highRiskStay: 'yes' | 'no' | null;
}

export interface TravellingPet {
  type: string;
  dateOfBirth: Day | null;
  microchip: string | null;
  microchippedOn: Day | null;
  passportNumber: string | null;
  country: string | null;
  doses: readonly ScheduleDose[];
  wormedAt: readonly Date[];
  /** Days of this trip's appointments that are marked as done. */
  ticked: Readonly<Partial<Record<StepKey, Day>>>;
}

export interface PlannedAt {
  at: Date;
  today: Day;
  timeZone: string;
}

/** Key of the step's text in `messages`, travel.steps. */
export type StepWords =
  | 'arrival'
  | 'tapeworm'
  | 'tapewormDone'
  | 'tapewormGiven'
  | 'certificate'
  | 'certificateFromGb'
  | 'certificateGb'
  | 'form'
  | 'booking'
  | 'bookingGb'
  | 'passport'
  | 'passportDone'
  | 'passportNumber'
  | 'passportGb'
  | 'passportUnknown'
  | 'titre'
  | 'titreTooEarly'
  | 'titreWait'
  | 'titreTaken'
  | 'titreDone'
  | 'titreEstimated'
  | 'rabiesFirst'
  | 'rabiesLapsed'
  | 'rabiesLapsedEstimated'
  | 'rabiesBeforeChip'
  | 'rabiesTooYoung'
  | 'rabiesRenew'
  | 'rabiesRenewEstimated'
  | 'rabiesWait'
  | 'rabiesWaitEstimated'
  | 'rabiesDone'
  | 'rabiesAssumed'
  | 'rabiesUnchecked'
  | 'chip'
  | 'chipDone'
  | 'chipDate'
  | 'chipNotIso'
  | 'chipUs'
  | 'chipUsNotIso'
  | 'chipUsUnrecorded'
  | 'riskUnknown'
  | 'riskNone'
  | 'age'
  | 'ageDone'
  | 'ageUnknown';

export interface Step {
  key: StepKey;
  words: StepWords;
  /** `check`: the records are not sufficient to decide. */
  state: 'done' | 'open' | 'late' | 'check';
  /** First and last day on which the step is in time, in the time zone where the pet lives. */
  from: Day | null;
  by: Day | null;
  /** Same window to the minute, for rules in hours. */
  hours: { from: Date; to: Date } | null;
  /** Null for steps without a border rule. */
  rule: RuleId | null;
  day: Day | null;
  basis: EndBasis | null;
}

export interface JudgedStep {
  step: Step;
  earliest: Day;
}

const blank = { from: null, by: null, hours: null, rule: null, day: null, basis: null } as const;

export function judgeStep(step: Pick<Step, 'key' | 'words' | 'state'> & Partial<Step>, today: Day): JudgedStep {
  return { step: { ...blank, ...step }, earliest: today };
}

/** Days to check a record, if any remain. An appointment marked as done completes the step. */
export function daysToCheck(from: Day, by: Day): Partial<Pick<Step, 'from' | 'by'>> {
  return from <= by ? { from, by } : {};
}

/** Step due between two days; late if that window is over. */
export function stepInWindow(
  step: Pick<Step, 'key' | 'words'> & Partial<Step> & { from: Day; by: Day },
  earliest: Day,
): JudgedStep {
  return { step: { ...blank, state: step.from > step.by ? 'late' : 'open', ...step }, earliest };
}

interface TickWindow {
  from?: Day | null;
  by: Day;
}

export function isTicked(
  { ticked }: Pick<TravellingPet, 'ticked'>,
  key: StepKey,
  { from = null, by }: TickWindow,
): boolean {
  const day = ticked[key];
  return day !== undefined && day <= by && (from === null || from <= day);
}

/** Marks a step as done once its appointment is. For steps that only the owner can confirm. */
export function applyTick(pet: TravellingPet, { step, earliest }: JudgedStep, window: TickWindow): JudgedStep {
  return isTicked(pet, step.key, window) ? { step: { ...step, state: 'done' }, earliest } : { step, earliest };
}
