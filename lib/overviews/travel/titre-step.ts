import { addDays, type Day, maxDay } from '@/lib/core/time/dates';
import { travelRabies } from '@/lib/records/vaccinations/catalogue';
import { addDuration } from '@/lib/records/vaccinations/durations';
import type { ValidityBegin } from './rabies-step';
import { lastPaperDay } from './rules';
import { between, daysToCheck, isTicked, type Judged, type Step, settled, type TravellingPet, type Trip } from './step';

const { sampleAfterDose, waitAfterSample } = travelRabies.titre;

const entryAfter = (sampledOn: Day) => addDuration(sampledOn, waitAfterSample);

/** The last sample whose wait is over on arrival. Ends of months are clamped, so that several days may have one entry. */
function lastSampleDay(arrival: Day): Day {
  let day = addDuration(arrival, waitAfterSample, -1);
  while (entryAfter(addDays(day, 1)) <= arrival) day = addDays(day, 1);
  return day;
}

/**
 * The antibody test before entering the EU from a country that it does not list (vaccines.json, travelRabies): 30 days
 * after the dose at the earliest, then three months, or none where blood was taken in the EU before leaving it.
 *
 * No result is recorded, so a test taken in time still has to be checked: a task of its own, since that of taking blood may
 * be done already.
 *
 * @param begin the dose since which rabies has been valid without a gap
 */
export function titreStep(
  pet: Pick<TravellingPet, 'ticked'>,
  { arrival, sampledOn, wasSampledInEu }: Trip,
  { begin, today }: { begin: ValidityBegin; today: Day },
): Judged {
  const of = { key: 'titre', rule: 'euUnlisted' } as const;
  const first = addDuration(begin.day, sampleAfterDose);
  if (sampledOn !== null && sampledOn <= today && (sampledOn >= first || begin.isAssumed)) {
    const entry = wasSampledInEu ? sampledOn : entryAfter(sampledOn);
    if (entry > arrival)
      return { ...settled({ ...of, words: 'titreWait', state: 'late', day: entry }, today), earliest: entry };
    if (begin.isAssumed) return settled({ ...of, words: 'titreEstimated', state: 'check', day: first }, today);
    return resultStep(pet, { sampledOn, arrival }, today);
  }
  const from = maxDay(today, first);
  if (begin.isAssumed) return estimatedStep({ ...of, from, by: lastSampleDay(arrival), day: first }, today);
  const words = sampledOn === null ? 'titre' : 'titreTooEarly';
  return between({ ...of, words, from, by: lastSampleDay(arrival), day: first }, entryAfter(from));
}

function resultStep(
  { ticked }: Pick<TravellingPet, 'ticked'>,
  { sampledOn, arrival }: { sampledOn: Day; arrival: Day },
  today: Day,
): Judged {
  const of = { key: 'titreResult', rule: 'euUnlisted', day: sampledOn } as const;
  const first = addDays(sampledOn, 1);
  if (isTicked({ ticked }, 'titreResult', { from: first, by: arrival })) {
    return settled({ ...of, words: 'titreDone', state: 'done' }, today);
  }
  const days = daysToCheck(maxDay(today, first), lastPaperDay(arrival));
  return settled({ ...of, words: 'titreTaken', state: 'check', ...days }, today);
}

type Planned = Pick<Step, 'key' | 'rule'> & { from: Day; by: Day; day: Day };

/** Planned by an estimated end of the rabies dose, which makes no trip too late. */
function estimatedStep({ from, by, ...of }: Planned, today: Day): Judged {
  const step = { ...of, words: 'titreEstimated' } as const;
  return from > by ? settled({ ...step, state: 'check' }, today) : between({ ...step, from, by }, entryAfter(from));
}
