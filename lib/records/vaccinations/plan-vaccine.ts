import type { LocalizedText } from '@/lib/core/i18n/locales';
import { type Day, maxDay, minDay } from '@/lib/core/time/dates';
import { guidelineName, RABIES_SOURCE, rabiesRuleName, sourceTitles, type Vaccine } from './catalogue';
import { type DoseHistory, readHistory } from './dose-history';
import type { DoseDay } from './dose-matching';
import { addDuration } from './durations';
import { dosesToComplete } from './missing-doses';
import { firstDose, nextDose } from './next-dose';
import type { PlannedVaccine, Rule, ScheduleInput } from './planned-vaccine';
import { isSeriesOpen, nextCountsFrom, type PlanOf, type Progress } from './progress';
import { SOON, statusOfLastDose, type VaccinationStatus } from './status';
import { isBeforeChip } from './travel';
import type { DueStatus } from './vocabulary';

export function statusOf(due: Day | null, today: Day, restartAfter: string | undefined): DueStatus {
  if (due === null) return 'undated';
  if (today > due) return restartAfter && today > addDuration(due, restartAfter) ? 'lapsed' : 'overdue';
  return due <= addDuration(today, SOON) ? 'due_soon' : 'upcoming';
}

function afterLast(progress: Progress, due: Day | null, restartAfter: string | undefined) {
  if (due === null) return { earliest: null, window: null };
  // A vet may have written an earlier day than the guideline's.
  const earliest = minDay(nextCountsFrom(progress), due);
  const { interval } = progress.series;
  const lapse = restartAfter ? addDuration(due, restartAfter) : null;
  const end = progress.next === 'primary' && interval ? addDuration(progress.last.day, interval.max) : lapse;
  return { earliest, window: { from: earliest, until: end && maxDay(end, due) } };
}

/** Earlier date that the region's law requires. The vet's date stays unchanged (algorithm, step 8). */
function earlierLegalDate({ shorter }: PlanOf, { last }: Progress, due: Day | null): Day | null {
  const law = shorter.find(({ rule }) => rule === 'regionalLaw');
  if (!law || !due) return null;
  const day = addDuration(last.day, law.every);
  return day < due ? day : null;
}

function upcoming({ plan, progress }: DoseHistory, today: Day) {
  if (!progress) {
    const { due, rule, earliest, until } = firstDose(plan, today);
    return { due, rule, earliest, window: earliest === null ? null : { from: earliest, until } };
  }
  const next = nextDose(plan, progress);
  return { ...next, ...afterLast(progress, next.due, plan.vaccine.restartAfter) };
}

function nameOf({ key }: Rule, vaccine: Vaccine, input: ScheduleInput): LocalizedText {
  if (key === 'regionalLaw' || key === 'lawUnknown') return rabiesRuleName(input);
  const part = key === 'repeat' || key === 'highRisk' ? key : 'series';
  return guidelineName(vaccine, input.profile, part);
}

function lastDoseStatus(
  { plan, progress }: DoseHistory,
  { due, rule }: Pick<PlannedVaccine, 'due' | 'rule'>,
  input: ScheduleInput,
): VaccinationStatus | null {
  if (!progress) return null;
  const { today } = input;
  const missing = isSeriesOpen(progress) ? dosesToComplete(plan, progress, today, 'planned') : [];
  const source =
    rule.step === 3
      ? ({ kind: 'recorded' } as const)
      : ({ kind: 'estimated', guideline: nameOf(rule, plan.vaccine, input) } as const);
  const { validUntil } = progress.last;
  return statusOfLastDose({ validUntil, due, source, missingDoses: missing.length }, today);
}

export function planVaccine(vaccine: Vaccine, input: ScheduleInput, doses: readonly DoseDay[]): PlannedVaccine {
  const history = readHistory(vaccine, input, doses);
  const { plan, progress, counted, tooEarly } = history;
  const { due, rule, earliest, window } = upcoming(history, input.today);
  const lastDay = doses.at(-1)?.day ?? null;
  const lastGivenOn = progress?.last.day ?? null;
  const sources = rule.key === 'regionalLaw' ? [RABIES_SOURCE, ...vaccine.sources] : vaccine.sources;
  return {
    vaccineId: vaccine.id,
    name: vaccine.name,
    class: vaccine.class[input.profile] ?? 'notListed',
    due,
    earliest,
    window,
    // A series that was never begun cannot lapse.
    status: statusOf(due, input.today, progress ? vaccine.restartAfter : undefined),
    rule,
    sources: sourceTitles(sources),
    certain: rule.step === 3 ? 'vet' : 'computed',
    lastDoseStatus: lastDoseStatus(history, { due, rule }, input),
    legallyDueBy: progress && earlierLegalDate(plan, progress, due),
    lastGivenOn,
    beforeChip: progress !== null && vaccine.antigens.includes('Rabies') && isBeforeChip(input, progress.last.day),
    countedDoses: counted.flatMap(({ ids }) => ids),
    tooEarlyDoses: tooEarly.flatMap(({ ids }) => ids),
    tooEarlyOn: lastDay === lastGivenOn ? null : lastDay,
    tooEarlyBy: tooEarly.at(-1)?.guideline ?? null,
  };
}
