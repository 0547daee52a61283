import type { LocalizedText } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { guidelineName, isLawKnown, ownMinimum, rabiesDutyOf, type Vaccine } from './catalogue';
import type { DoseDay } from './dose-matching';
import { addDuration, type Duration } from './durations';
import { nextDose } from './next-dose';
import type { ScheduleInput } from './planned-vaccine';
import { advanceProgress, type Earliness, earlinessOf, isSeriesOpen, type PlanOf, type Progress } from './progress';

/** Validity of rabies doses without a vet's date or known law: the shortest used (vaccines.json, legalRabiesSpain). */
const CAUTIOUS = 'P1Y';

export type GuidedPet = Pick<
  ScheduleInput,
  'type' | 'dateOfBirth' | 'profile' | 'highRisk' | 'country' | 'region' | 'addedOn'
>;

export interface DoseHistory {
  plan: PlanOf;
  progress: Progress | null;
  counted: (DoseDay & { isComplete: boolean })[];
  tooEarly: (Earliness & { ids: string[]; day: Day; guideline: LocalizedText })[];
}

function agesOf(dateOfBirth: Day | null): PlanOf['dayAtAge'] {
  const days = new Map<Duration, Day>();
  return (age) => {
    if (!dateOfBirth) return null;
    const day = days.get(age) ?? addDuration(dateOfBirth, age);
    days.set(age, day);
    return day;
  };
}

function planFor(vaccine: Vaccine, pet: GuidedPet, latest: DoseDay | undefined): PlanOf {
  const { profile } = pet;
  const { young, any, adult } = vaccine.primary;
  const variant = vaccine.variants?.find(({ product }) => latest && fold(latest.called).includes(product));
  const shorter: PlanOf['shorter'] = [];
  const { highRiskEvery } = vaccine.repeat;
  if (pet.highRisk && highRiskEvery) shorter.push({ every: highRiskEvery, rule: 'highRisk' });
  const duty = vaccine.validityFromVet ? rabiesDutyOf(pet.type, pet) : null;
  if (duty?.every) shorter.push({ every: duty.every, rule: 'regionalLaw' });
  if (vaccine.validityFromVet && !isLawKnown(pet)) shorter.push({ every: CAUTIOUS, rule: 'lawUnknown' });
  return {
    vaccine,
    profile,
    dateOfBirth: pet.dateOfBirth,
    addedOn: pet.addedOn,
    isExpected: vaccine.class[profile] === 'core' || vaccine.validityFromVet === true,
    dayAtAge: agesOf(pet.dateOfBirth),
    booster: vaccine.booster?.[profile] ?? null,
    primary: {
      ...(young && { young: profile === 'aaha' ? { ...young, ...young.aaha } : young }),
      ...(adult && { adult }),
      ...(any && { any: variant ? { ...any, doses: variant.doses, interval: variant.interval } : any }),
    },
    shorter,
  };
}

/** Selects the doses that count, by the algorithm of vaccines.json (steps 1 and 5 to 7). @param doses oldest first */
export function readHistory(vaccine: Vaccine, pet: GuidedPet, doses: readonly DoseDay[]): DoseHistory {
  const plan = planFor(vaccine, pet, doses.at(-1));
  const history: DoseHistory = { plan, progress: null, counted: [], tooEarly: [] };
  const dueOf = (sofar: Progress) => nextDose(plan, sofar).due;
  for (const dose of doses) {
    const { ids, day } = dose;
    const early = earlinessOf(plan, history.progress, day);
    if (early) {
      const { isOwnRule, ...why } = early;
      const guideline = isOwnRule ? ownMinimum : guidelineName(vaccine, pet.profile, 'series');
      history.tooEarly.push({ ...why, ids, day, guideline });
      continue;
    }
    history.progress = advanceProgress(plan, history.progress, dueOf, dose);
    history.counted.push({ ...dose, isComplete: !isSeriesOpen(history.progress) });
  }
  return history;
}
