import { addMs, DAY, type Day, dayFromColumn } from '@/lib/core/time/dates';
import wellness from './data/wellness.json';
import { type DogSize, dogSize, sizeOfBreed } from './dog-size';
import { lifeStageOn } from './life-stage';
import { newbornAlarm } from './newborn';
import { type Change, changeSince, WEEKS } from './trend';
import { median, type Reading, type Week, weeklyMedians } from './weekly';
import {
  beyondGoal,
  endOfGoal,
  type GoalPhase,
  goalPhase,
  safePace,
  tooFastLoss,
  type WeightGoal,
} from './weight-goal';

export const alertIds = ['pup24h', 'small', 'loss10', 'loss5m', 'senior', 'gain', 'fastdiet', 'pastGoal'] as const;
export type AlertId = (typeof alertIds)[number];
export type AlertLevel = 'vet' | 'warn' | 'info';

export interface WeightAlert {
  id: AlertId;
  level: AlertLevel;
  /** Loss or gain, always positive. For pup24h: the signed change per day. */
  percent: number;
  /** Time of the earlier reading in the comparison; null for a comparison with the usual weight. */
  since: Date | null;
  source: string;
}

export interface WeighedPet {
  type: string;
  breed: string | null;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  goal: WeightGoal | null;
}

/** Age after which a series of weights says nothing about today. Our choice. */
const STALE = 90 * DAY;

const rules = wellness.alerts;
const rank: Record<AlertLevel, number> = { vet: 0, warn: 1, info: 2 };

function isAdultAt(at: Date, { type, dateOfBirth }: WeighedPet, size: DogSize | null): boolean {
  return dateOfBirth === null || lifeStageOn(dayFromColumn(at), { type, dateOfBirth }, size).adult;
}

export function usualAdultGrams(readings: readonly Reading[], pet: WeighedPet): number | null {
  const size = sizeOfBreed(pet.breed);
  const all = weeklyMedians(readings);
  const reachedWeek = pet.goal && goalPhase(pet.goal, all) === 'over' ? endOfGoal(pet.goal, all) : undefined;
  if (reachedWeek) return reachedWeek.grams;
  const weeks = all.filter(({ ago, at }) => ago > 0 && isAdultAt(at, pet, size));
  return weeks.length > 0 ? median(weeks.map(({ grams }) => grams)) : null;
}

export function sizeOf(readings: readonly Reading[], pet: WeighedPet): DogSize | null {
  return pet.type === 'dog' ? dogSize(pet.breed, usualAdultGrams(readings, pet)) : null;
}

function findExtremeChange(weeks: readonly Week[], span: number, which: 'heaviest' | 'lightest'): Change | null {
  const [current, ...earlier] = weeks.filter(({ ago }) => ago <= span);
  const [extremeWeek] = earlier.toSorted((a, b) => (which === 'heaviest' ? b.grams - a.grams : a.grams - b.grams));
  return current && extremeWeek ? changeSince(extremeWeek, current) : null;
}

/** wellness.json, weight.alerts. During a diet or gain, compares with the plan; afterwards with the weight reached. */
export function weightAlerts(readings: readonly Reading[], pet: WeighedPet, at: Date): WeightAlert[] {
  const weeks = weeklyMedians(readings);
  const [current] = weeks;
  if (!current || pet.deceasedOn || addMs(current.at, STALE) < at) return [];
  const birthday = pet.dateOfBirth;
  if (birthday && (pet.type === 'dog' || pet.type === 'cat')) {
    const alarm = newbornAlarm(readings, birthday);
    if (alarm) return [alert('pup24h', 'vet', alarm.percent, alarm.since)];
  }
  const phase = goalPhase(pet.goal, weeks);
  const since = phase === 'over' && pet.goal ? endOfGoal(pet.goal, weeks) : undefined;
  const curve: Curve = { weeks: since ? weeks.filter(({ ago }) => ago <= since.ago) : weeks, readings, pet, phase };
  const losses = [...goalAlerts(curve), ...lossAlerts(curve)].sort((a, b) => rank[a.level] - rank[b.level]);
  return [...losses.slice(0, 1), ...gainAlerts(curve)];
}

const YEARLY_PERCENT = 10;
const YEAR = 365 * DAY;

/**
 * Largest loss or gain of at least 10 % within the twelve months before the latest weight, by weekly medians. Our
 * choice. A gain only counts for grown animals, because growing ones have to gain.
 */
export function yearlyChange(readings: readonly Reading[], pet: WeighedPet, at: Date): Change | null {
  const weeks = weeklyMedians(readings);
  if (!weeks[0] || pet.deceasedOn || addMs(weeks[0].at, YEAR) < at) return null;
  const size = sizeOf(readings, pet);
  const adultWeeks = pet.dateOfBirth === null ? [] : weeks.filter((week) => isAdultAt(week.at, pet, size));
  const loss = findExtremeChange(weeks, WEEKS.year, 'heaviest');
  const gain = adultWeeks[0] === weeks[0] ? findExtremeChange(adultWeeks, WEEKS.year, 'lightest') : null;
  const [largest] = [
    ...(loss && loss.percent <= -YEARLY_PERCENT ? [loss] : []),
    ...(gain && gain.percent >= YEARLY_PERCENT ? [gain] : []),
  ].toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return largest ?? null;
}

interface Curve {
  weeks: readonly Week[];
  readings: readonly Reading[];
  pet: WeighedPet;
  phase: GoalPhase;
}

function alert(id: AlertId, level: AlertLevel, percent: number, since: Date | null): WeightAlert {
  return { id, level, percent, since, source: rules[id].source };
}

function goalAlerts({ weeks, pet, phase }: Curve): WeightAlert[] {
  const { goal, type } = pet;
  if (!goal || (phase !== 'losing' && phase !== 'gaining')) return [];
  const beyond = beyondGoal(goal, phase, weeks[0] as Week);
  if (beyond >= rules.pastGoal.percent) return [alert('pastGoal', 'warn', beyond, null)];
  const fast = phase === 'losing' ? tooFastLoss(goal, weeks, type) : null;
  if (!fast) return [];
  const isDangerous = fast.percent > (safePace(type) ?? 0) * rules.fastdiet.vetFactor;
  return [alert('fastdiet', isDangerous ? 'vet' : 'warn', fast.percent, fast.since)];
}

function lossAlerts({ weeks, readings, pet, phase }: Curve): WeightAlert[] {
  const current = weeks[0] as Week;
  const planned = phase === 'losing';
  if (planned && safePace(pet.type) !== null) return [];
  const alerts: WeightAlert[] = [];
  const usual = planned ? current.grams : (usualAdultGrams(readings, pet) ?? current.grams);
  const fromUsual = ((usual - current.grams) * 100) / usual;
  if (fromUsual >= rules.loss10.percent) alerts.push(alert('loss10', 'vet', fromUsual, null));
  const month = findExtremeChange(weeks, WEEKS.month, 'heaviest');
  if (month && -month.percent >= rules.loss5m.percent) {
    const small = wellness.small.includes(pet.type);
    const level = small && -month.percent >= rules.small.vetPercent ? 'vet' : 'warn';
    alerts.push(alert(small ? 'small' : 'loss5m', level, -month.percent, month.since));
  }
  const halfYear = findExtremeChange(weeks, WEEKS.halfYear, 'heaviest');
  if (halfYear && isSenior(current, readings, pet) && -halfYear.percent >= rules.senior.percent)
    alerts.push(alert('senior', 'warn', -halfYear.percent, halfYear.since));
  return alerts;
}

function gainAlerts({ weeks, readings, pet, phase }: Curve): WeightAlert[] {
  // Without a date of birth it may be a growing animal.
  if (!pet.dateOfBirth || phase === 'gaining') return [];
  const size = sizeOf(readings, pet);
  const grownUp = weeks.filter((week) => isAdultAt(week.at, pet, size));
  const gain = findExtremeChange(grownUp, WEEKS.halfYear, 'lightest');
  return gain && gain.percent >= rules.gain.percent ? [alert('gain', 'info', gain.percent, gain.since)] : [];
}

/** "cat > 10 y or senior dog" (wellness.json). */
function isSenior(current: Week, readings: readonly Reading[], pet: WeighedPet): boolean {
  if (!pet.dateOfBirth || (pet.type !== 'dog' && pet.type !== 'cat')) return false;
  const { dateOfBirth, type } = pet;
  return lifeStageOn(dayFromColumn(current.at), { type, dateOfBirth }, sizeOf(readings, pet)).stage === 'senior';
}
