import { addDays, type Day, dayIn, daysBetween, maxDay, minDay } from '@/lib/core/time/dates';
import type { TreatmentKind } from '@/lib/records/treatments/vocabulary';
import { findVaccine, type Vaccine, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { doseMatcher } from '@/lib/records/vaccinations/dose-matching';
import { addDuration } from '@/lib/records/vaccinations/durations';
import { planVaccine } from '@/lib/records/vaccinations/plan-vaccine';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { addedOn, type VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { StayPeriod } from './schema';
import type { FacilityTemplate } from './template';
import type { StayState } from './vocabulary';

export interface StayingPet extends VaccinatedPet {
  doses: readonly ScheduleDose[];
  treatments: readonly { kind: TreatmentKind; givenAt: Date }[];
}

export interface JudgedRule {
  of: { kind: 'vaccine'; id: string } | { kind: 'treatment'; id: TreatmentKind; withinDays: number };
  /** For each day of the stay, whether it passes. */
  days: boolean[];
  state: StayState;
  /** When what is there ends or ended, counts from, or was given. */
  day: Day | null;
  /** No vet wrote that day: it is worked out by the guidelines. */
  isComputed: boolean;
  /** Between these days it can be done so that every day passes; null where nothing is to do. */
  todo: { from: Day; by: Day; isLate: boolean } | null;
}

/** Of a dose before the last one, whose end no vet wrote: the shortest in use (vaccines.json, legalRabiesSpain). */
const EARLIER_HELD = 'P1Y';
const FOR_GOOD = '9999-12-31';

interface Held {
  from: Day;
  until: Day;
  isComputed: boolean;
}

/** From when until when each dose of a vaccine counts here; too early ones never do. */
function heldBy(vaccine: Vaccine, pet: StayingPet, minDays: number, today: Day): Held[] {
  const { vaccineProfile, createdAt: _, ...rest } = pet;
  const input = { ...rest, profile: vaccineProfile, addedOn: addedOn(pet), today };
  const given = doseMatcher(pet.doses, vaccinesOf(pet.type))(vaccine);
  const { countedDoses, due } = planVaccine(vaccine, input, given);
  const counted = given.filter(({ ids }) => ids.some((id) => countedDoses.includes(id)));
  return counted.map(({ day, validUntil, nextDueOn }, at) => {
    const written = validUntil ?? nextDueOn;
    const isLast = at === counted.length - 1;
    const computed = isLast ? (due ?? FOR_GOOD) : addDuration(day, EARLIER_HELD);
    return { from: addDays(day, minDays), until: written ?? computed, isComputed: written === null };
  });
}

function stateOf(days: readonly boolean[], last: Held | undefined, from: Day): StayState {
  if (days.every(Boolean)) return 'passes';
  if (!last) return 'none';
  if (last.until < from) return 'ended';
  return days[0] ? 'ends' : 'young';
}

function judgeVaccine(id: string, pet: StayingPet, stay: Stay): JudgedRule[] {
  const vaccine = findVaccine(id);
  if (!vaccine || !vaccinesOf(pet.type).includes(vaccine)) return [];
  const { minDays, today, days: dates, from } = stay;
  const held = heldBy(vaccine, pet, minDays, today);
  const days = dates.map((date) => held.some((one) => one.from <= date && date <= one.until));
  const last = held.at(-1);
  const failing = dates[days.indexOf(false)];
  const by = failing === undefined ? null : minDay(addDays(failing, -minDays), from);
  const state = stateOf(days, last, from);
  const end = last && last.until !== FOR_GOOD ? last.until : null;
  return [
    {
      of: { kind: 'vaccine', id },
      days,
      state,
      day: state === 'young' ? (last?.from ?? null) : end,
      isComputed: last?.isComputed ?? false,
      todo: by === null ? null : { from: today, by, isLate: by < today },
    },
  ];
}

function judgeTreatment(
  { kind, withinDays }: FacilityTemplate['treatments'][number],
  pet: StayingPet,
  { from, today, timeZone, days: dates }: Stay,
): JudgedRule {
  const first = addDays(from, -withinDays);
  const given = pet.treatments
    .filter((one) => one.kind === kind)
    .map(({ givenAt }) => dayIn(givenAt, timeZone))
    .sort();
  const inTime = given.findLast((day) => first <= day && day <= from) ?? null;
  return {
    of: { kind: 'treatment', id: kind, withinDays },
    days: dates.map(() => inTime !== null),
    state: inTime === null ? 'missing' : 'given',
    day: inTime ?? given.at(-1) ?? null,
    isComputed: false,
    todo: inTime === null ? { from: maxDay(today, first), by: from, isLate: from < today } : null,
  };
}

interface Stay extends StayPeriod {
  days: Day[];
  minDays: number;
  today: Day;
  timeZone: string;
}

/** Each rule of the facility for the pet's species against each day of the stay. */
export function judgeStay(
  pet: StayingPet,
  template: FacilityTemplate,
  { from, until, today, timeZone }: StayPeriod & { today: Day; timeZone: string },
): JudgedRule[] {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
  const stay = { from, until, days, minDays: template.minDays, today, timeZone };
  return [
    ...template.vaccines.flatMap((id) => judgeVaccine(id, pet, stay)),
    ...template.treatments.map((rule) => judgeTreatment(rule, pet, stay)),
  ];
}

export interface StayAnswer {
  state: 'passes' | 'oneVisit' | 'missing' | 'late' | 'noRules';
  missing: number;
  /** The last day on which one visit settles all. */
  by: Day | null;
}

/** The answer in one sentence, and by when. Rules for other species only say nothing of this pet. */
export function answerOf(rules: readonly JudgedRule[], { vaccines }: FacilityTemplate): StayAnswer {
  const todo = rules.flatMap((rule) => rule.todo ?? []);
  const missing = todo.length;
  const isForSpecies = vaccines.length === 0 || rules.some(({ of }) => of.kind === 'vaccine');
  if (!isForSpecies) return { state: 'noRules', missing, by: null };
  const [first, ...others] = todo;
  if (!first) return { state: 'passes', missing, by: null };
  if (todo.some(({ isLate }) => isLate)) return { state: 'late', missing, by: null };
  const by = minDay(first.by, ...others.map((one) => one.by));
  const from = maxDay(first.from, ...others.map((one) => one.from));
  return from <= by ? { state: 'oneVisit', missing, by } : { state: 'missing', missing, by };
}
