import { addDays, type Day, maxDay } from '@/lib/core/time/dates';
import { travelRabies } from '@/lib/records/vaccinations/catalogue';
import { addDuration } from '@/lib/records/vaccinations/durations';
import { between, type Judged, settled, type Trip } from './step';

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
 * @param begin the dose since which rabies has been valid without a gap
 */
export function titreStep(
  { arrival, sampledOn, wasSampledInEu }: Trip,
  { begin, today }: { begin: Day; today: Day },
): Judged {
  const of = { key: 'titre', rule: 'euUnlisted' } as const;
  const first = addDuration(begin, sampleAfterDose);
  if (sampledOn !== null && sampledOn >= first && sampledOn <= today) {
    const entry = wasSampledInEu ? sampledOn : entryAfter(sampledOn);
    if (entry <= arrival) return settled({ ...of, words: 'titreDone', state: 'done', day: sampledOn }, today);
    return { ...settled({ ...of, words: 'titreWait', state: 'late', day: entry }, today), earliest: entry };
  }
  const from = maxDay(today, first);
  const words = sampledOn === null ? 'titre' : 'titreTooEarly';
  return between({ ...of, words, from, by: lastSampleDay(arrival), day: first }, entryAfter(from));
}
