import type { Day } from '@/lib/core/time/dates';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import type { EndBasis } from '@/lib/records/vaccinations/rabies-validity';
import type { RuleId, StepKey } from './vocabulary';

export interface Trip {
  /** ISO 3166-1 codes, and XI. */
  from: string;
  to: string;
  arrival: Day;
  /** `HH:mm` on the clocks of the destination; null while unknown. */
  time: string | null;
  /** The destination lists the country of departure as one whose pets need no antibody test. */
  isListed: boolean;
  /** When blood was taken for the antibody test. */
  sampledOn: Day | null;
  /** In the EU, before the pet left it, and noted in its passport. */
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
  /** When it was treated against Echinococcus. */
  wormedAt: readonly Date[];
  /** Days of this trip's appointments that are marked as done. */
  ticked: Readonly<Partial<Record<StepKey, Day>>>;
}

/** The moment that a plan is made at, and its day where the pet lives. */
export interface PlannedAt {
  at: Date;
  today: Day;
  timeZone: string;
}

/** The part of `messages`, travel.steps, that says it. */
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
  /** `check`: what is recorded does not tell. */
  state: 'done' | 'open' | 'late' | 'check';
  /** The first and the last day on which it is done in time, where the pet lives. */
  from: Day | null;
  by: Day | null;
  /** The same to the minute, where hours count. */
  hours: { from: Date; to: Date } | null;
  /** Null for what is no rule of a border. */
  rule: RuleId | null;
  /** The day that its words name. */
  day: Day | null;
  basis: EndBasis | null;
}

export interface Judged {
  step: Step;
  /** The first arrival that this step admits, done as soon as can be. */
  earliest: Day;
}

const blank = { from: null, by: null, hours: null, rule: null, day: null, basis: null } as const;

/** A step that is done, or that what is recorded does not tell; it holds up no arrival. */
export function settled(step: Pick<Step, 'key' | 'words' | 'state'> & Partial<Step>, today: Day): Judged {
  return { step: { ...blank, ...step }, earliest: today };
}

/** Days on which something recorded can be checked: an appointment that is marked as done makes its step done. */
export function daysToCheck(from: Day, by: Day): Partial<Pick<Step, 'from' | 'by'>> {
  return from <= by ? { from, by } : {};
}

/** A step that has to be done between two days; late once the last one has passed. */
export function between(
  step: Pick<Step, 'key' | 'words'> & Partial<Step> & { from: Day; by: Day },
  earliest: Day,
): Judged {
  return { step: { ...blank, state: step.from > step.by ? 'late' : 'open', ...step }, earliest };
}

interface TickWindow {
  /** First day that the rule accepts; null for any. */
  from?: Day | null;
  by: Day;
}

/** The step's appointment is marked as done, on a day that the rule accepts. */
export function isTicked(
  { ticked }: Pick<TravellingPet, 'ticked'>,
  key: StepKey,
  { from = null, by }: TickWindow,
): boolean {
  const day = ticked[key];
  return day !== undefined && day <= by && (from === null || from <= day);
}

/** Marks a step as done once its appointment is; for steps that only the owner can confirm. */
export function applyTick(pet: TravellingPet, { step, earliest }: Judged, window: TickWindow): Judged {
  return isTicked(pet, step.key, window) ? { step: { ...step, state: 'done' }, earliest } : { step, earliest };
}
