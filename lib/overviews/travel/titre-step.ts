import { addDays, type Day, maxDay } from '@/lib/core/time/dates';
import { travelRabies } from '@/lib/records/vaccinations/catalogue';
import { addDuration } from '@/lib/records/vaccinations/durations';
import type { ValidityBegin } from './rabies-step';
import { lastPaperDay } from './rules';
import {
  daysToCheck,
  isTicked,
  type JudgedStep,
  judgeStep,
  type Step,
  stepInWindow,
  type TravellingPet,
  type Trip,
} from './step';

const { sampleAfterDose, waitAfterSample } = travelRabies.titre;

const entryAfter = (sampledOn: Day) => addDuration(sampledOn, waitAfterSample);

/** Last sample day whose wait ends by arrival. Several days can share one entry day, because month ends are clamped. */
function lastSampleDay(arrival: Day): Day {
  let day = addDuration(arrival, waitAfterSample, -1);
  while (entryAfter(addDays(day, 1)) <= arrival) day = addDays(day, 1);
  return day;
}

/**
 * Plans the antibody test before entering the EU from an unlisted country (vaccines.json, travelRabies). It must be at
 * least 30 days after the dose, followed by a wait of three months, or none if blood was taken in the EU before leaving
 * it.
 * The app does not record results, so a timely test still has to be checked. That is a separate task, because the blood
 * may already have been taken.
 * @param begin dose since which rabies has been valid without a gap
 */
export function titreStep(
  pet: Pick<TravellingPet, 'ticked'>,
  { arrival, sampledOn, wasSampledInEu }: Trip,
  { validityBegin, today }: { validityBegin: ValidityBegin; today: Day },
): JudgedStep {
  const of = { key: 'titre', rule: 'euUnlisted' } as const;
  const first = addDuration(validityBegin.day, sampleAfterDose);
  if (sampledOn !== null && sampledOn <= today && (sampledOn >= first || validityBegin.isAssumed)) {
    const entry = wasSampledInEu ? sampledOn : entryAfter(sampledOn);
    if (entry > arrival)
      return { ...judgeStep({ ...of, words: 'titreWait', state: 'late', day: entry }, today), earliest: entry };
    if (validityBegin.isAssumed)
      return judgeStep({ ...of, words: 'titreEstimated', state: 'check', day: first }, today);
    return resultStep(pet, { sampledOn, arrival }, today);
  }
  const from = maxDay(today, first);
  if (validityBegin.isAssumed) return estimatedStep({ ...of, from, by: lastSampleDay(arrival), day: first }, today);
  const words = sampledOn === null ? 'titre' : 'titreTooEarly';
  return stepInWindow({ ...of, words, from, by: lastSampleDay(arrival), day: first }, entryAfter(from));
}

function resultStep(
  { ticked }: Pick<TravellingPet, 'ticked'>,
  { sampledOn, arrival }: { sampledOn: Day; arrival: Day },
  today: Day,
): JudgedStep {
  const of = { key: 'titreResult', rule: 'euUnlisted', day: sampledOn } as const;
  const first = addDays(sampledOn, 1);
  if (isTicked({ ticked }, 'titreResult', { from: first, by: arrival })) {
    return judgeStep({ ...of, words: 'titreDone', state: 'done' }, today);
  }
  const days = daysToCheck(maxDay(today, first), lastPaperDay(arrival));
  return judgeStep({ ...of, words: 'titreTaken', state: 'check', ...days }, today);
}

type PlannedStep = Pick<Step, 'key' | 'rule'> & { from: Day; by: Day; day: Day };

function estimatedStep({ from, by, ...of }: PlannedStep, today: Day): JudgedStep {
  const step = { ...of, words: 'titreEstimated' } as const;
  return from > by
    ? judgeStep({ ...step, state: 'check' }, today)
    : stepInWindow({ ...step, from, by }, entryAfter(from));
}
