import { addDays, type Day } from '@/lib/core/time/dates';
import { areaOf, entryRule, issuesPassports, lastPaperDay } from './rules';
import { daysToCheck, isTicked, type JudgedStep, judgeStep, stepInWindow, type TravellingPet, type Trip } from './step';

const GREAT_BRITAIN = 'GB';

/** Country code at the start of a passport number; null for other numbers. */
function issuerOf(passportNumber: string): string | null {
  return /^([a-z]{2})[\w\s./-]*\d/i.exec(passportNumber)?.[1]?.toUpperCase() ?? null;
}

/** True if the trip relies on a passport. GB pets may return without one; other trips need a certificate instead. */
export function travelsWithPassport({ passportNumber, country }: TravellingPet, { from, to }: Trip): boolean {
  if (issuesPassports(from)) return passportNumber !== null || areaOf(to) !== 'gb' || country !== GREAT_BRITAIN;
  if (passportNumber === null || country === null) return false;
  return issuesPassports(country) && issuerOf(passportNumber) !== GREAT_BRITAIN;
}

export function passportStep(pet: TravellingPet, { arrival, to }: Trip, today: Day): JudgedStep {
  const of = { key: 'passport', rule: entryRule(to) } as const;
  const days = { from: today, by: lastPaperDay(arrival) };
  if (pet.passportNumber === null) return stepInWindow({ ...of, ...days, words: 'passport' }, addDays(today, 1));
  const issuer = issuerOf(pet.passportNumber);
  if (issuer !== null && issuesPassports(issuer)) {
    // The number proves neither that the chip nor that the rabies vaccination is entered in the passport.
    const step = isTicked(pet, 'passport', { by: arrival })
      ? ({ words: 'passportDone', state: 'done' } as const)
      : ({ words: 'passportNumber', state: 'check', ...daysToCheck(days.from, days.by) } as const);
    return judgeStep({ ...of, ...step }, today);
  }
  if (issuer === GREAT_BRITAIN && areaOf(to) !== 'gb') {
    return stepInWindow({ ...of, ...days, words: 'passportGb' }, addDays(today, 1));
  }
  return judgeStep({ ...of, words: 'passportUnknown', state: 'check' }, today);
}
