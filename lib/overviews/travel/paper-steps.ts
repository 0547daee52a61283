import { addDays, type Day, maxDay, minDay } from '@/lib/core/time/dates';
import { readMicrochip } from '@/lib/records/pets/microchip';
import { addDuration } from '@/lib/records/vaccinations/durations';
import { passportStep, travelsWithPassport } from './passport-step';
import { areaOf, lastPaperDay, periods } from './rules';
import { applyTick, type JudgedStep, judgeStep, type Step, stepInWindow, type TravellingPet, type Trip } from './step';
import type { RuleId } from './vocabulary';

export function chipStep(
  { microchip, microchippedOn }: TravellingPet,
  { today, by, rule }: { today: Day; by: Day; rule: RuleId },
): JudgedStep {
  const of = { key: 'chip', rule } as const;
  if (microchip === null) {
    const words = rule === 'us' ? 'chipUsUnrecorded' : 'chip';
    // Never late, because an unrecorded chip may exist.
    if (by < today) return judgeStep({ ...of, words, state: 'check' }, today);
    return stepInWindow({ ...of, words, from: today, by }, today);
  }
  const microchipReading = readMicrochip(microchip);
  if (!microchipReading.ok || microchipReading.format !== 'iso15') {
    return judgeStep({ ...of, words: rule === 'us' ? 'chipUsNotIso' : 'chipNotIso', state: 'check' }, today);
  }
  if (rule === 'us') return judgeStep({ ...of, words: 'chipUs', state: 'done' }, today);
  if (microchippedOn === null) return judgeStep({ ...of, words: 'chipDate', state: 'check' }, today);
  return judgeStep({ ...of, words: 'chipDone', state: 'done', day: microchippedOn }, today);
}

interface PaperDays {
  today: Day;
  rabiesFrom: Day;
}

/** Possible any time before entering GB. Otherwise GB vets issue an EU certificate only after the wait for rabies. */
function certificateStep(
  pet: TravellingPet,
  { arrival, from, to }: Trip,
  { today, rabiesFrom }: PaperDays,
): JudgedStep {
  const plan = (step: Pick<Step, 'words' | 'rule'>, first: Day | null) => {
    const days = { from: maxDay(today, first ?? today), by: lastPaperDay(arrival) };
    const judgedStep = stepInWindow({ key: 'certificate', ...step, ...days }, addDays(days.from, 1));
    return applyTick(pet, judgedStep, { from: first, by: arrival });
  };
  const issuedFrom = addDuration(arrival, periods.certificate, -1);
  if (areaOf(to) === 'gb') return plan({ words: 'certificateGb', rule: 'gb' }, null);
  if (areaOf(from) !== 'gb') return plan({ words: 'certificate', rule: 'eu' }, issuedFrom);
  return plan({ words: 'certificateFromGb', rule: 'euFromGb' }, maxDay(issuedFrom, rabiesFrom));
}

/** Papers that a border checks besides the rabies vaccination. */
export function paperStep(pet: TravellingPet, trip: Trip, days: PaperDays): JudgedStep {
  return travelsWithPassport(pet, trip) ? passportStep(pet, trip, days.today) : certificateStep(pet, trip, days);
}

export function formStep(pet: TravellingPet, { arrival }: Trip, today: Day): JudgedStep {
  const first = addDuration(arrival, periods.form, -1);
  const from = maxDay(today, first);
  const of = { key: 'form', rule: 'us', words: 'form' } as const;
  return applyTick(pet, stepInWindow({ ...of, from, by: lastPaperDay(arrival) }, addDays(today, 1)), {
    from: first,
    by: arrival,
  });
}

export function ageStep({ dateOfBirth }: TravellingPet, { arrival }: Trip, today: Day): JudgedStep {
  const of = { key: 'age', rule: 'us' } as const;
  if (dateOfBirth === null) return judgeStep({ ...of, words: 'ageUnknown', state: 'check' }, today);
  const day = addDuration(dateOfBirth, periods.minAgeUs);
  if (day <= arrival) return judgeStep({ ...of, words: 'ageDone', state: 'done', day }, today);
  return { ...judgeStep({ ...of, words: 'age', state: 'late', day }, today), earliest: day };
}

/** Relies on the owner's answer, because the CDC decides which countries have a high risk. */
export function riskStep({ highRiskStay }: Trip, today: Day): JudgedStep {
  const of = { key: 'risk', rule: 'us' } as const;
  if (highRiskStay === null) return judgeStep({ ...of, words: 'riskUnknown', state: 'check' }, today);
  return judgeStep({ ...of, words: 'riskNone', state: 'done' }, today);
}

/** Never late, because carriers may still have room. */
export function bookingStep(pet: TravellingPet, { arrival, to }: Trip, today: Day): JudgedStep {
  const by = maxDay(today, addDuration(arrival, periods.bookBefore, -1));
  const of = { key: 'booking', words: areaOf(to) === 'gb' ? 'bookingGb' : 'booking' } as const;
  return applyTick(pet, stepInWindow({ ...of, from: today, by: minDay(by, arrival) }, today), { by: arrival });
}
