import { addDays, type Day, dayIn, daysBetween, maxDay, minDay } from '@/lib/core/time/dates';
import type { TreatmentKind } from '@/lib/records/treatments/vocabulary';
import { findVaccine, profileOf, type Vaccine, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { readHistory } from '@/lib/records/vaccinations/dose-history';
import { doseMatcher } from '@/lib/records/vaccinations/dose-matching';
import { addDuration } from '@/lib/records/vaccinations/durations';
import { dosesToComplete } from '@/lib/records/vaccinations/missing-doses';
import { planVaccine } from '@/lib/records/vaccinations/plan-vaccine';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { type EndEstimate, type Protection, protectionOf, recordedProtection } from '@/lib/records/vaccinations/status';
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
  days: boolean[];
  state: StayState;
  day: Day | null;
  estimates: EndEstimate[];
  missingDoses: number;
  todo: StayTask | null;
}

export interface StayTask {
  from: Day;
  by: Day;
  isLate: boolean;
  doses: Day[];
}

/** Assumed validity of earlier doses without a recorded end: the shortest in use (vaccines.json, legalRabiesSpain). */
const EARLIER_HELD = 'P1Y';

interface HeldProtection extends Protection {
  from: Day;
}

const yearOf = (day: Day): Protection => ({ until: addDuration(day, EARLIER_HELD), estimate: { kind: 'year' } });

interface History {
  held: HeldProtection[];
  missingDoses: number;
  dosesFrom: (from: Day, by: Day) => Day[];
}

/** Period in which each dose counts. Skips doses that are too early and incomplete series. */
function historyOf(vaccine: Vaccine, pet: StayingPet, { minDays, today }: Stay): History {
  const input = { ...pet, profile: profileOf(pet), addedOn: addedOn(pet), today };
  const doses = doseMatcher(pet.doses, vaccinesOf(pet.type))(vaccine);
  const { plan, progress, counted } = readHistory(vaccine, input, doses);
  const { lastDoseStatus } = planVaccine(vaccine, input, doses);
  const protections = counted.flatMap((dose, at): HeldProtection[] => {
    const from = addDays(dose.day, minDays);
    if (at === counted.length - 1) {
      const protection = lastDoseStatus && protectionOf(lastDoseStatus);
      return protection ? [{ from, ...protection }] : [];
    }
    return dose.isComplete ? [{ from, ...(recordedProtection(dose) ?? yearOf(dose.day)) }] : [];
  });
  const isOpen = lastDoseStatus !== null && 'missingDoses' in lastDoseStatus;
  return {
    held: protections,
    missingDoses: isOpen ? lastDoseStatus.missingDoses : 0,
    dosesFrom: (from, by) => {
      const plannedDays = dosesToComplete(plan, progress, from, 'planned');
      return (plannedDays.at(-1) ?? from) <= by ? plannedDays : dosesToComplete(plan, progress, from, 'earliest');
    },
  };
}

function stateOf(days: readonly boolean[], { held, missingDoses }: History, from: Day): StayState {
  if (days.every(Boolean)) return 'passes';
  if (missingDoses > 0) return 'incomplete';
  const last = held.at(-1);
  if (!last) return 'none';
  if (last.until < from) return 'ended';
  return days[0] ? 'ends' : 'young';
}

function judgeVaccine(id: string, pet: StayingPet, stay: Stay): JudgedRule[] {
  const vaccine = findVaccine(id);
  if (!vaccine || !vaccinesOf(pet.type).includes(vaccine)) return [];
  const { days: dates, from } = stay;
  const history = historyOf(vaccine, pet, stay);
  const { held, missingDoses } = history;
  const coverOf = (date: Day) => held.filter((one) => one.from <= date && date <= one.until);
  const covers = dates.map(coverOf);
  const days = covers.map((cover) => cover.length > 0);
  const last = held.at(-1);
  const state = stateOf(days, history, from);
  const isUndated = state === 'incomplete' || last === undefined;
  return [
    {
      of: { kind: 'vaccine', id },
      ...{ days, state, missingDoses },
      day: isUndated ? null : dayOf(last, state),
      estimates: estimatesOf(covers, isUndated || state === 'young' ? null : last),
      todo: taskOf(dates[days.indexOf(false)], history, stay),
    },
  ];
}

function estimatesOf(covers: readonly HeldProtection[][], current: HeldProtection | null): EndEstimate[] {
  const decisive = covers.flatMap((cover) => cover.find(({ estimate }) => estimate === null) ?? cover.slice(-1));
  const estimates = [...decisive, ...(current ? [current] : [])].flatMap(({ estimate }) => estimate ?? []);
  return [...new Map(estimates.map((one) => [one.kind, one])).values()];
}

const dayOf = ({ from, until }: HeldProtection, state: StayState) => (state === 'young' ? from : until);

/** The more doses are missing, the earlier the task starts, so that the last one is old enough on the failing day. */
function taskOf(failing: Day | undefined, { dosesFrom }: History, { minDays, today, from }: Stay): StayTask | null {
  if (failing === undefined) return null;
  const deadline = minDay(addDays(failing, -minDays), from);
  const doses = dosesFrom(today, deadline);
  const [first = today, last = first] = [doses[0], doses.at(-1)];
  const by = addDays(deadline, -daysBetween(first, last));
  return { from: first, by, isLate: by < first, doses };
}

function judgeTreatment(
  { kind, withinDays }: FacilityTemplate['treatments'][number],
  pet: StayingPet,
  { from, today, timeZone, days: dates }: Stay,
): JudgedRule {
  const first = addDays(from, -withinDays);
  const treatedOn = pet.treatments
    .filter((one) => one.kind === kind)
    .map(({ givenAt }) => dayIn(givenAt, timeZone))
    .sort();
  const inTime = treatedOn.findLast((day) => first <= day && day <= from) ?? null;
  return {
    of: { kind: 'treatment', id: kind, withinDays },
    days: dates.map(() => inTime !== null),
    state: inTime === null ? 'missing' : 'given',
    day: inTime ?? treatedOn.at(-1) ?? null,
    estimates: [],
    missingDoses: 0,
    todo: inTime === null ? treatmentTask(maxDay(today, first), from) : null,
  };
}

function treatmentTask(from: Day, by: Day): StayTask {
  return { from, by, isLate: by < from, doses: [from] };
}

interface Stay extends StayPeriod {
  days: Day[];
  minDays: number;
  today: Day;
  timeZone: string;
}

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
  by: Day | null;
  isEstimated: boolean;
}

/** Overall answer and deadline. `noRules` if all vaccine rules are for other species. */
export function answerOf(rules: readonly JudgedRule[], { vaccines }: FacilityTemplate): StayAnswer {
  const todo = rules.flatMap((rule) => rule.todo ?? []);
  const missing = todo.length;
  const isForSpecies = vaccines.length === 0 || rules.some(({ of }) => of.kind === 'vaccine');
  const isEstimated = rules.some(({ todo: task, estimates }) => task === null && estimates.length > 0);
  const answer = { missing, by: null, isEstimated };
  if (!isForSpecies) return { ...answer, state: 'noRules' };
  const [first, ...others] = todo;
  if (!first) return { ...answer, state: 'passes' };
  if (todo.some(({ isLate }) => isLate)) return { ...answer, state: 'late' };
  const by = minDay(first.by, ...others.map((one) => one.by));
  const from = maxDay(first.from, ...others.map((one) => one.from));
  const isOneVisit = from <= by && todo.every(({ doses }) => doses.length === 1);
  return { ...answer, state: isOneVisit ? 'oneVisit' : 'missing', by };
}
