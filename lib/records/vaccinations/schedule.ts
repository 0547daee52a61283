import { isKnownRegion, rabiesDutyOf, type Vaccine, vaccinesOf } from './catalogue';
import { doseMatcher } from './dose-matching';
import { addDuration } from './durations';
import { planVaccine } from './plan-vaccine';
import type { PlannedVaccine, ScheduleInput } from './planned-vaccine';

/** How long after its due date a non-core vaccine that was given once stays planned without a request. Our choice. */
const REMEMBERED = 'P12M';
/** Upper age of "core for young cats" (vaccines.json, cat.felv). */
const YOUNG = 'P12M';

interface Candidate {
  vaccine: Vaccine;
  planned: PlannedVaccine;
}

/** Where the guideline leaves rabies to the law, it is planned unless the region is known to require nothing. */
function lawAsks({ type, region }: ScheduleInput): boolean {
  return !isKnownRegion(region) || rabiesDutyOf(type, region) !== null;
}

/** Planned by default or on request (algorithm, step 9). */
function isChosen({ vaccine, planned }: Candidate, input: ScheduleInput): boolean {
  if (input.extraVaccines.includes(vaccine.id) || planned.class === 'core') return true;
  if (planned.class === 'conditional') return vaccine.validityFromVet === true && lawAsks(input);
  if (planned.class !== 'lifestage') return false;
  const { dateOfBirth, today } = input;
  return input.highRisk || (dateOfBirth !== null && today < addDuration(dateOfBirth, YOUNG));
}

/** Planned because it was given before, except as part of a larger vaccine, which is planned in its place. */
function isUnderway({ vaccine, planned }: Candidate, all: readonly Candidate[], { today }: ScheduleInput): boolean {
  const last = planned.countedDoses.at(-1);
  if (last === undefined || vaccine.hidden || planned.due === null) return false;
  const isPart = all.some(
    (other) =>
      other.vaccine.antigens.length > vaccine.antigens.length &&
      vaccine.antigens.every((antigen) => other.vaccine.antigens.includes(antigen)) &&
      other.planned.countedDoses.includes(last),
  );
  return !isPart && today <= addDuration(planned.due, REMEMBERED);
}

/** Of two vaccines that replace each other, the one given last wins; before any dose, the one that excludes. */
function isReplaced(vaccine: Vaccine, planned: readonly PlannedVaccine[], species: readonly Vaccine[]): boolean {
  const lastOf = (id: string) => planned.find(({ vaccineId }) => vaccineId === id)?.lastGivenOn ?? '';
  const isPlanned = (id: string) => planned.some(({ vaccineId }) => vaccineId === id);
  const loses = (vaccine.excludes ?? []).some((id) => isPlanned(id) && lastOf(id) > lastOf(vaccine.id));
  const excluder = species.find(({ excludes }) => excludes?.includes(vaccine.id));
  return loses || (excluder !== undefined && isPlanned(excluder.id) && lastOf(vaccine.id) <= lastOf(excluder.id));
}

export function bySoonest(a: PlannedVaccine, b: PlannedVaccine): number {
  const [first, second] = [a, b].map(({ due, vaccineId }) => `${due ?? '9999'} ${vaccineId}`) as [string, string];
  return first < second ? -1 : 1;
}

/** The nine steps of vaccines.json, a planning aid. Soonest first; empty after death and without routine vaccines. */
export function schedule(input: ScheduleInput): PlannedVaccine[] {
  const species = vaccinesOf(input.type);
  if (input.deceasedOn || species.length === 0) return [];
  const dosesOf = doseMatcher(input.doses, species);
  const all = species.map((vaccine) => ({ vaccine, planned: planVaccine(vaccine, input, dosesOf(vaccine)) }));
  const wanted = all.filter((one) => isChosen(one, input) || isUnderway(one, all, input));
  const plans = wanted.map(({ planned }) => planned);
  return wanted
    .filter(({ vaccine }) => !isReplaced(vaccine, plans, species))
    .map(({ planned }) => planned)
    .sort(bySoonest);
}
