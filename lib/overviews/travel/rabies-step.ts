import { addDays, type Day, maxDay } from '@/lib/core/time/dates';
import {
  findValidityStart,
  firstRabiesDay,
  isBeginAssumed,
  lastPrimaryDay,
  primaryValidFrom,
  type RabiesDose,
  type RabiesValidity,
  validOn,
} from '@/lib/records/vaccinations/rabies-validity';
import { type JudgedStep, judgeStep, type Step, stepInWindow, type TravellingPet } from './step';
import type { RuleId } from './vocabulary';

function nextPrimaryDay({ dateOfBirth }: TravellingPet, today: Day): Day {
  return maxDay(today, firstRabiesDay(dateOfBirth) ?? today);
}

/** `check` if the end is assumed, or if a fact is missing that decides validity. */
function judgeValid({ microchip, microchippedOn, dateOfBirth }: TravellingPet, { isAssumed, basis }: RabiesDose) {
  if (isAssumed) return { words: 'rabiesAssumed', state: 'check', basis } as const;
  const isUnchecked = [microchip, microchippedOn, dateOfBirth].includes(null);
  return isUnchecked
    ? ({ words: 'rabiesUnchecked', state: 'check' } as const)
    : ({ words: 'rabiesDone', state: 'done' } as const);
}

interface RabiesDays {
  arrival: Day;
  /** Last day by which a new first dose must be valid. */
  validBy: Day;
  today: Day;
  rule: RuleId;
}

/** The dose is valid on arrival, must be renewed, must wait, or must be given again (vaccines.json, travelRabies). */
export function rabiesStep(
  pet: TravellingPet,
  { counted, uncounted }: RabiesValidity,
  { arrival, validBy, today, rule }: RabiesDays,
): JudgedStep {
  const of = { key: 'rabies', rule } as const;
  const valid = validOn(counted, arrival);
  if (valid?.isRenewalAssumed && arrival < primaryValidFrom(valid.givenOn)) return waitEstimated(of, valid, today);
  if (valid) {
    return judgeStep({ ...of, ...judgeValid(pet, valid), day: valid.validUntil }, today);
  }
  const last = counted.at(-1);
  if (last && arrival < last.validFrom && last.validUntil >= last.validFrom) {
    if (last.isRenewalAssumed) return waitEstimated(of, last, today);
    const { validFrom } = last;
    return { ...judgeStep({ ...of, words: 'rabiesWait', state: 'late', day: validFrom }, today), earliest: validFrom };
  }
  if (last && today <= last.validUntil) {
    const [from, by] = [today, last.validUntil];
    if (!last.isAssumed) return stepInWindow({ ...of, words: 'rabiesRenew', from, by, day: addDays(by, 1) }, today);
    return stepInWindow({ ...of, words: 'rabiesRenewEstimated', from, by, day: by, basis: last.basis }, today);
  }
  const from = nextPrimaryDay(pet, today);
  const by = lastPrimaryDay(validBy);
  const repeat = repeatReason({ counted, uncounted });
  // An unrecorded end does not make a trip late, because the dose may still be valid.
  if (repeat.basis && from > by) return judgeStep({ ...of, ...repeat, state: 'check' }, today);
  return stepInWindow({ ...of, ...repeat, from, by }, primaryValidFrom(from));
}

/** It is unknown if the dose is valid immediately or after the wait, because the previous dose has no recorded end. */
function waitEstimated(of: Pick<Step, 'key' | 'rule'>, { givenOn }: RabiesDose, today: Day): JudgedStep {
  return judgeStep({ ...of, words: 'rabiesWaitEstimated', state: 'check', day: primaryValidFrom(givenOn) }, today);
}

const uncountedWords = {
  beforeChip: 'rabiesBeforeChip',
  tooYoung: 'rabiesTooYoung',
} as const;

function repeatReason({ counted, uncounted }: RabiesValidity): Pick<Step, 'words' | 'day' | 'basis'> {
  const last = counted.at(-1);
  if (last) {
    const { validUntil: day, basis } = last;
    return { words: last.isAssumed ? 'rabiesLapsedEstimated' : 'rabiesLapsed', day, basis };
  }
  const refusedDose = uncounted.at(-1);
  if (!refusedDose) return { words: 'rabiesFirst', day: null, basis: null };
  return { words: uncountedWords[refusedDose.why], day: refusedDose.givenOn, basis: null };
}

export interface ValidityBegin {
  day: Day;
  isAssumed: boolean;
}

/** Start of gapless validity on arrival: recorded, or as early as possible. */
export function validityBegins(pet: TravellingPet, { counted }: RabiesValidity, today: Day): ValidityBegin {
  const last = counted.at(-1);
  const validityStart = last && today <= last.validUntil ? findValidityStart(counted) : null;
  return { day: validityStart?.givenOn ?? nextPrimaryDay(pet, today), isAssumed: isBeginAssumed(counted) };
}
