import type { Day } from '@/lib/core/time/dates';
import { profileOf, RABIES_SOURCE, sourceTitles, type Vaccine } from './catalogue';
import { readHistory } from './dose-history';
import type { DoseDay } from './dose-matching';
import { addDuration, minDay } from './durations';
import { firstDose, nextDose } from './next-dose';
import type { PlannedVaccine, ScheduleInput } from './planned-vaccine';
import { type NextDose, nextCountsFrom, type PlanOf, type Progress } from './progress';
import { isBeforeChip } from './travel';
import type { DueStatus } from './vocabulary';

/** vaccines.json, statuses. */
const SOON = 'P30D';

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
  const earliest = next.rule.step === 3 ? minDay(counts, due) : counts;
  const { interval } = progress.series;
  const lapse = restartAfter ? addDuration(due, restartAfter) : null;
  const end = progress.next === 'primary' && interval ? addDuration(progress.last.day, interval.max) : lapse;
  return { earliest, window: { from: earliest, until: end && end < due ? due : end } };
}

/** The vet's date stands, but the owner should know when the region asks for an earlier dose (algorithm, step 8). */
function lawBefore({ shorter }: PlanOf, { last }: Progress, due: Day | null): Day | null {
  const law = shorter.find(({ rule }) => rule === 'regionalLaw');
  const day = law ? addDuration(last.day, law.every) : null;
  return day && due && day < due ? day : null;
}

function lastTooEarly(tooEarly: readonly { day: Day }[], progress: Progress | null): Day | null {
  const day = tooEarly.at(-1)?.day ?? null;
  return day && (!progress || day > progress.last.day) ? day : null;
}

export function planVaccine(vaccine: Vaccine, input: ScheduleInput, doses: readonly DoseDay[]): PlannedVaccine {
  const { plan, progress, countedDoses, tooEarly } = readHistory(vaccine, input, doses);
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
    // A series that was never begun cannot lapse.
    status: statusOf(due, input.today, progress ? vaccine.restartAfter : undefined),
    rule,
    sources: sourceTitles(sources),
    certain: rule.step === 3 ? 'vet' : 'computed',
    legallyDueBy: progress && next?.rule.step === 3 ? lawBefore(plan, progress, next.due) : null,
    lastGivenOn: progress?.last.day ?? null,
    beforeChip: progress !== null && vaccine.antigens.includes('Rabies') && isBeforeChip(input, progress.last.day),
    countedDoses,
    tooEarlyDoses: tooEarly.flatMap(({ ids }) => ids),
    tooEarlyOn: lastTooEarly(tooEarly, progress),
  };
}
