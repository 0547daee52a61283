import type { Day } from '@/lib/core/dates';
import { profileOf, RABIES_SOURCE, rabiesDutyOf, sourceTitles, type Vaccine } from './catalogue';
import type { DoseDay } from './dose-matching';
import { addDuration, type Duration, earlierOf } from './durations';
import { fold } from './fold';
import { firstDose, nextDose } from './next-dose';
import type { PlannedVaccine, ScheduleInput } from './planned-vaccine';
import { advance, isTooEarly, type NextDose, nextCountsFrom, type PlanOf, type Progress } from './progress';
import type { DueStatus } from './vocabulary';

/** vaccines.json, statuses. */
const SOON = 'P30D';

function agesOf(dateOfBirth: Day | null): PlanOf['dayAtAge'] {
  const days = new Map<Duration, Day>();
  return (age) => {
    if (!dateOfBirth) return null;
    const day = days.get(age) ?? addDuration(dateOfBirth, age);
    days.set(age, day);
    return day;
  };
}

/** What the guideline says for this pet: the profile's intervals, the product's series, what shortens the repeats. */
function planFor(vaccine: Vaccine, input: ScheduleInput, latest: DoseDay | undefined): PlanOf {
  const profile = profileOf(input.type, input.profile);
  const { young, any, adult } = vaccine.primary;
  const variant = vaccine.variants?.find(({ product }) => latest && fold(latest.called).includes(product));
  const shorter: PlanOf['shorter'] = [];
  const { highRiskEvery } = vaccine.repeat;
  if (input.highRisk && highRiskEvery) shorter.push({ every: highRiskEvery, rule: 'highRisk' });
  const duty = vaccine.validityFromVet ? rabiesDutyOf(input.type, input.rabiesRegion) : null;
  if (duty?.every) shorter.push({ every: duty.every, rule: 'regionalLaw' });
  return {
    vaccine,
    dateOfBirth: input.dateOfBirth,
    dayAtAge: agesOf(input.dateOfBirth),
    booster: vaccine.booster?.[profile] ?? null,
    primary: {
      ...(young && { young: profile === 'aaha' && young.aaha ? { ...young, ...young.aaha } : young }),
      ...(adult && { adult }),
      ...(any && { any: variant ? { ...any, doses: variant.doses, interval: variant.interval } : any }),
    },
    shorter,
  };
}

/** @param due the day, or null when nothing more is due */
export function statusOf(due: Day | null, today: Day, restartAfter: string | undefined): DueStatus {
  if (due === null) return 'complete';
  if (today > due) return restartAfter && today > addDuration(due, restartAfter) ? 'lapsed' : 'overdue';
  return due <= addDuration(today, SOON) ? 'due_soon' : 'upcoming';
}

function afterLast(progress: Progress, next: NextDose, restartAfter: string | undefined) {
  const { due } = next;
  if (due === null) return { earliest: null, window: null };
  const counts = nextCountsFrom(progress);
  // A vet may have written an earlier day than the guideline would.
  const earliest = next.rule.step === 3 ? earlierOf(counts, due) : counts;
  const { interval } = progress.series;
  const lapse = restartAfter ? addDuration(due, restartAfter) : null;
  const end = progress.next === 'primary' && interval ? addDuration(progress.last.day, interval.max) : lapse;
  return { earliest, window: { from: earliest, until: end && end < due ? due : end } };
}

/** The vet's word stands; but an owner should know that the region asks for a dose before it (algorithm, step 8). */
function lawBefore({ shorter }: PlanOf, { last }: Progress, due: Day | null): Day | null {
  const law = shorter.find(({ rule }) => rule === 'regionalLaw');
  const day = law ? addDuration(last.day, law.every) : null;
  return day && due && day < due ? day : null;
}

/**
 * When one vaccine is due next, by the algorithm of vaccines.json.
 * @param doses its doses, oldest first
 */
export function planVaccine(vaccine: Vaccine, input: ScheduleInput, doses: readonly DoseDay[]): PlannedVaccine {
  const plan = planFor(vaccine, input, doses.at(-1));
  const countedDoses: string[] = [];
  const tooEarlyDoses: string[] = [];
  let progress: Progress | null = null;
  const dueOf = (sofar: Progress) => nextDose(plan, sofar).due;
  for (const dose of doses) {
    const early = isTooEarly(plan, progress, dose.day);
    (early ? tooEarlyDoses : countedDoses).push(...dose.ids);
    if (early) continue;
    progress = advance(plan, progress, dueOf, dose);
  }
  const next = progress && nextDose(plan, progress);
  const first = progress ? null : firstDose(plan, input.today);
  const { due, rule } = (next ?? first) as NextDose;
  const { earliest, window } =
    progress && next
      ? afterLast(progress, next, vaccine.restartAfter)
      : { earliest: first?.earliest ?? null, window: first && { from: first.earliest, until: first.until } };
  const sources = rule.key === 'regionalLaw' ? [RABIES_SOURCE, ...vaccine.sources] : vaccine.sources;
  return {
    vaccineId: vaccine.id,
    name: vaccine.name,
    class: vaccine.class[profileOf(input.type, input.profile)] ?? 'notListed',
    due,
    earliest,
    window,
    // Nothing has lapsed that was never begun.
    status: statusOf(due, input.today, progress ? vaccine.restartAfter : undefined),
    rule,
    sources: sourceTitles(sources),
    certain: rule.step === 3 ? 'vet' : 'computed',
    lawAsksBy: progress && next?.rule.step === 3 ? lawBefore(plan, progress, next.due) : null,
    lastGivenOn: progress?.last.day ?? null,
    countedDoses,
    tooEarlyDoses,
  };
}
