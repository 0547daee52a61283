import { addDays, addMonths, type Day, daysBetween } from '@/lib/core/time/dates';
import type { DogSize } from './dog-size';
import { type LifeStage, lifeStageOn } from './life-stage';

/** Exponent below one, which gives the eventful first year more room. Our choice. */
const ROOM_FOR_YOUTH = 0.6;
const MONTHS_OF_A_YEAR = 12;

export interface LifeLine {
  /** Position of a day, from 0 at birth to 1 today. Clamped to this range. */
  place: (day: Day) => number;
  years: { age: number; place: number }[];
  stages: { stage: LifeStage | null; from: number; to: number }[];
}

/** First day of an age. If its month is too short, uses the first day of the next month, as ages are counted. */
function dayOfAge(birth: Day, months: number): Day {
  const day = addMonths(birth, months);
  return day.slice(8) < birth.slice(8) ? addDays(day, 1) : day;
}

export function lifeLine(pet: { type: string; dateOfBirth: Day }, size: DogSize | null, today: Day): LifeLine {
  const { dateOfBirth } = pet;
  const whole = Math.max(1, daysBetween(dateOfBirth, today));
  const placeOf = (day: Day) => Math.min(1, Math.max(0, daysBetween(dateOfBirth, day)) / whole) ** ROOM_FOR_YOUTH;
  const years: LifeLine['years'] = [];
  const stages: LifeLine['stages'] = [];
  for (let month = 0; ; month += 1) {
    const day = dayOfAge(dateOfBirth, month);
    if (day > today) break;
    const { stage } = lifeStageOn(day, pet, size);
    const last = stages.at(-1);
    if (stage !== last?.stage && (stage || last)) {
      if (last) last.to = placeOf(day);
      stages.push({ stage, from: placeOf(day), to: 1 });
    }
    if (month > 0 && month % MONTHS_OF_A_YEAR === 0) years.push({ age: month / MONTHS_OF_A_YEAR, place: placeOf(day) });
  }
  return { place: placeOf, years, stages };
}
