import { type Day, maxDay, minDay } from '@/lib/core/time/dates';
import type { Booster, Series } from './catalogue';
import { addDuration, type Duration } from './durations';
import { type NextDose, type PlanOf, type Progress, seriesAt } from './progress';
import { recordedDue } from './status';

/** Minimum gap before a dose that is defined by an age (algorithm, step 6). */
const AFTER_STEP = 'P4W';
/** Age limit for rows without one of their own: below it, a missed dose stays overdue. Our choice. */
const YOUNG = 'P12M';
/** Time for owners of a new pet to enter its history. Our choice (docs/decisions/unknown-vaccination-history.md). */
const GRACE_GROWN = 'P4W';
const GRACE_YOUNG = 'P2W';
/** From this age on, a vaccine without a recorded dose has no date. Our choice (same decision). */
const ADULT = 'P12M';

interface DatedDose extends NextDose {
  due: Day;
}

const toDatedDose = (due: Day, step: number, key: NextDose['rule']['key'], duration: Duration | null): DatedDose => ({
  due,
  rule: { key, step, duration },
});

interface FirstDose extends NextDose {
  earliest: Day | null;
  until: Day | null;
}

/** Has no date, because an adult without a recorded dose may have had one. */
function undatedDose(step: number, key: 'firstDoseLate' | 'firstDoseUnknownAge'): FirstDose {
  return { due: null, rule: { key, step, duration: null }, earliest: null, until: null };
}

function lateDose(plan: PlanOf, since: Day, today: Day): FirstDose {
  const due = plan.isExpected ? since : today;
  return { ...toDatedDose(due, 4, 'firstDoseLate', null), earliest: minDay(due, today), until: null };
}

/** First dose if none counts yet (algorithm, steps 2 and 4). A due date in the past stays. */
export function firstDose(plan: PlanOf, today: Day): FirstDose {
  const { dateOfBirth, addedOn } = plan;
  if (!dateOfBirth) return undatedDose(2, 'firstDoseUnknownAge');
  if (today >= addDuration(dateOfBirth, ADULT)) return undatedDose(4, 'firstDoseLate');
  const limitOf = (series: Series) => addDuration(dateOfBirth, series.ageBelow ?? YOUNG);
  const { series: added, kind: addedAs } = seriesAt(plan, addedOn);
  const wasGrown = addedAs === 'adult' || addedOn >= limitOf(added);
  const patience = addDuration(addedOn, wasGrown ? GRACE_GROWN : GRACE_YOUNG);
  const usual = addDuration(dateOfBirth, added.targetAge);
  const due = maxDay(usual, patience);
  const { series, kind } = seriesAt(plan, today);
  const limit = limitOf(series);
  if (kind === 'adult' || today >= limit) return lateDose(plan, due, today);
  const earliest = minDay(addDuration(dateOfBirth, series.minAge), due);
  const until = series.ageBelow && due <= limit ? limit : null;
  const why =
    due > usual ? toDatedDose(due, 4, 'firstDoseLate', null) : toDatedDose(due, 4, 'firstDose', series.targetAge);
  return { ...why, earliest, until };
}

/** Date that a vet wrote on the last dose (algorithm, step 3). For rabies, the end of validity is the legal date. */
function vetDose({ vaccine }: PlanOf, { last }: Progress): NextDose | null {
  const { validUntil } = last;
  const due = vaccine.validityFromVet && validUntil ? validUntil : recordedDue(last);
  return due === null ? null : toDatedDose(due, 3, due === validUntil ? 'vetValidUntil' : 'vetNextDue', null);
}

function seriesDose({ dateOfBirth }: PlanOf, { series, last, count, restarted }: Progress): NextDose {
  const { day } = last;
  const { interval } = series;
  if (series.lastDoseMinAge && interval) {
    const target = minDay(addDuration(day, interval.target), addDuration(day, interval.max));
    return toDatedDose(maxDay(addDuration(day, interval.min), target), 5, 'youngSeries', interval.target);
  }
  const step = series.steps?.[count - 1];
  if (step?.atAge && dateOfBirth) {
    const due = maxDay(addDuration(dateOfBirth, step.atAge), addDuration(day, AFTER_STEP));
    return toDatedDose(due, 6, 'seriesStepAge', step.atAge);
  }
  const after = step?.after ?? interval?.target ?? AFTER_STEP;
  return toDatedDose(addDuration(day, after), 6, restarted ? 'seriesRestarted' : 'series', after);
}

/** Risk and law can only shorten the interval (algorithm, step 8). */
function shortenByLaw({ shorter }: PlanOf, day: Day, usual: DatedDose): DatedDose {
  let best = usual;
  for (const { every, rule } of shorter) {
    const due = addDuration(day, every);
    if (due < best.due) best = toDatedDose(due, 8, rule, every);
  }
  return best;
}

function boosterDose(plan: PlanOf, booster: Booster, { kind, last }: Progress): NextDose {
  const { dateOfBirth } = plan;
  if (booster.atAge && kind === 'young' && dateOfBirth) {
    const atAge = addDuration(dateOfBirth, booster.atAge);
    return toDatedDose(maxDay(atAge, addDuration(last.day, booster.minAfterLast)), 7, 'boosterAtAge', booster.atAge);
  }
  const after = 'adult' in booster ? booster.adult.afterLast : booster.afterLast;
  return shortenByLaw(plan, last.day, toDatedDose(addDuration(last.day, after), 7, 'booster', after));
}

function repeatDose(plan: PlanOf, { last }: Progress): NextDose {
  const { repeat } = plan.vaccine;
  const every = (plan.profile === 'beva' && repeat.beva) || repeat.every;
  return every
    ? shortenByLaw(plan, last.day, toDatedDose(addDuration(last.day, every), 8, 'repeat', every))
    : { due: null, rule: { key: 'repeat', step: 8, duration: null } };
}

/** Applies steps 3 and 5 to 8 of the algorithm. */
export function nextDose(plan: PlanOf, progress: Progress): NextDose {
  const vetDate = vetDose(plan, progress);
  if (vetDate) return vetDate;
  if (progress.next === 'primary') return seriesDose(plan, progress);
  if (progress.next === 'booster' && plan.booster) return boosterDose(plan, plan.booster, progress);
  return repeatDose(plan, progress);
}
