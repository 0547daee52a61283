import { type Day, daysBetween, maxDay, msOf } from '@/lib/core/time/dates';
import { lastPrimaryDay, rabiesValidity, validOn } from '@/lib/records/vaccinations/rabies-validity';
import { ageStep, bookingStep, chipStep, formStep, paperStep, riskStep } from './paper-steps';
import { travelsWithPassport } from './passport-step';
import { rabiesStep, validityBegins } from './rabies-step';
import { areaOf, entryRule, issuesPassports, lastPaperDay, ruleOf } from './rules';
import { type JudgedStep, judgeStep, type PlannedAt, type Step, type TravellingPet, type Trip } from './step';
import { tapewormStep } from './tapeworm-step';
import { titreStep } from './titre-step';
import type { NotCovered } from './vocabulary';

export interface TripPlan {
  steps: Step[];
  daysLeft: number;
  /** First arrival for which every step is in time; null if the chosen one is possible. */
  nextArrival: Day | null;
}

/** Maximum rounds. Each moves arrival past a late step, and a chain of rules settles within three. */
const ROUNDS = 6;

export function needsTitre({ from, to, isListed }: Pick<Trip, 'from' | 'to' | 'isListed'>): boolean {
  return areaOf(to) === 'eu' && asksIfListed({ from, to }) && !isListed;
}

export function asksIfListed({ from, to }: Pick<Trip, 'from' | 'to'>): boolean {
  const origin = areaOf(from);
  return ['eu', 'gb'].includes(areaOf(to)) && (origin === 'us' || origin === 'other');
}

export function asksForRisk(type: string, { to }: Pick<Trip, 'to'>): boolean {
  return areaOf(to) === 'us' && ruleOf('us').species.includes(type);
}

function findRefusedPlace({ from, to }: Trip): NotCovered | null {
  const area = areaOf(to);
  if (area === 'passports' || area === 'other') return to === 'IS' ? 'iceland' : 'place';
  if (area === 'swiss' && !issuesPassports(from)) return 'swissOrigin';
  if (area === 'swiss' && areaOf(from) === 'swiss') return 'place';
  return [from, to].toSorted().join() === 'GB,XI' ? 'withinUk' : null;
}

/** Reason why the rules do not cover this trip; null if they do. */
export function findUncoveredReason(type: string, trip: Trip): NotCovered | null {
  if (trip.from === trip.to) return 'sameCountry';
  const refusal = findRefusedPlace(trip);
  if (refusal) return refusal;
  if (!ruleOf(entryRule(trip.to)).species.includes(type)) return 'species';
  if (asksForRisk(type, trip) && trip.highRiskStay === 'yes') return 'highRisk';
  return areaOf(trip.to) === 'gb' && asksIfListed(trip) && !trip.isListed ? 'unlisted' : null;
}

function stepsToUs(pet: TravellingPet, trip: Trip, today: Day): JudgedStep[] {
  return [
    formStep(pet, trip, today),
    chipStep(pet, { today, by: lastPaperDay(trip.arrival), rule: 'us' }),
    riskStep(trip, today),
    ageStep(pet, trip, today),
    bookingStep(pet, trip, today),
  ];
}

function stepsToEurope(pet: TravellingPet, trip: Trip, planTime: PlannedAt): JudgedStep[] {
  const { today } = planTime;
  const rule = entryRule(trip.to);
  const validity = rabiesValidity(pet, pet.doses);
  const { arrival } = trip;
  const isCertified = areaOf(trip.from) === 'gb' && !travelsWithPassport(pet, trip);
  const validBy = isCertified ? lastPaperDay(arrival) : arrival;
  const rabies = rabiesStep(pet, validity, { arrival, validBy, today, rule });
  const rabiesFrom = validOn(validity.counted, arrival)?.validFrom ?? rabies.earliest;
  const tapeworm = tapewormStep(pet, trip, planTime);
  const validityBegin = validityBegins(pet, validity, today);
  return [
    ...(tapeworm ? [tapeworm] : []),
    paperStep(pet, trip, { today, rabiesFrom }),
    bookingStep(pet, trip, today),
    ...(needsTitre(trip) ? [titreStep(pet, trip, { validityBegin, today })] : []),
    rabies,
    chipStep(pet, { today, by: lastPrimaryDay(validBy), rule }),
  ];
}

function judgeTrip(pet: TravellingPet, trip: Trip, planTime: PlannedAt): JudgedStep[] {
  return areaOf(trip.to) === 'us' ? stepsToUs(pet, trip, planTime.today) : stepsToEurope(pet, trip, planTime);
}

const placeOf = ({ by, state }: Step) => (by === null || state === 'check' ? 0 : msOf(by));

/** Latest day first, stable within a day; then steps without a day, then done steps. */
function countStepsBack(steps: readonly Step[]): Step[] {
  const open = steps.filter(({ state }) => state !== 'done');
  return [...open.toSorted((a, b) => placeOf(b) - placeOf(a)), ...steps.filter(({ state }) => state === 'done')];
}

function findNextArrival(pet: TravellingPet, trip: Trip, planTime: PlannedAt): Day | null {
  let arrival = trip.arrival;
  for (let round = 0; round < ROUNDS; round += 1) {
    const judgedSteps = judgeTrip(pet, { ...trip, arrival }, planTime);
    if (judgedSteps.every(({ step }) => step.state !== 'late')) return arrival;
    arrival = judgedSteps.map(({ earliest }) => earliest).reduce((one, other) => maxDay(one, other), arrival);
  }
  return null;
}

/**
 * Plans a covered trip: what to do, by when, and if that is still possible. A planning aid, never a promise.
 * Rules and sources: data/rules.json.
 */
export function planTrip(pet: TravellingPet, trip: Trip, planTime: PlannedAt): TripPlan {
  const judgedSteps = judgeTrip(pet, trip, planTime);
  const isPossible = judgedSteps.every(({ step }) => step.state !== 'late');
  const { arrival } = trip;
  const goal = judgeStep({ key: 'arrival', words: 'arrival', state: 'open', from: arrival, by: arrival }, arrival).step;
  return {
    steps: [goal, ...countStepsBack(judgedSteps.map(({ step }) => step))],
    daysLeft: daysBetween(planTime.today, arrival),
    nextArrival: isPossible ? null : findNextArrival(pet, trip, planTime),
  };
}
