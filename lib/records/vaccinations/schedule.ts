import { isKnownRegion, rabiesDutyOf, type Vaccine, vaccinesOf } from './catalogue';
import { doseMatcher } from './dose-matching';
import { addDuration } from './durations';
import { planVaccine } from './plan-vaccine';
import type { PlannedVaccine, ScheduleInput } from './planned-vaccine';

/** A vaccine that is not core and was given once is planned on for so long after it was due; then only on request. Ours. */
const REMEMBERED = 'P12M';
/** Core for young cats means under this age (vaccines.json, cat.felv). */
const YOUNG = 'P12M';

interface Candidate {
  vaccine: Vaccine;
  planned: PlannedVaccine;
}

/** Rabies, where the guideline leaves it to the law: planned unless the region is known to ask for nothing. */
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

/** Planned because it was given, unless it was a part of a larger vaccine, which is planned for it. */
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

/** Of two vaccines that replace each other the one that was given last; before any dose, the one that excludes. */
function isReplaced(vaccine: Vaccine, planned: readonly PlannedVaccine[], species: readonly Vaccine[]): boolean {
  const lastOf = (id: string) => planned.find(({ vaccineId }) => vaccineId === id)?.lastGivenOn ?? '';
  const isPlanned = (id: string) => planned.some(({ vaccineId }) => vaccineId === id);
  const loses = (vaccine.excludes ?? []).some((id) => isPlanned(id) && lastOf(id) > lastOf(vaccine.id));
  const excluder = species.find(({ excludes }) => excludes?.includes(vaccine.id));
  return loses || (excluder !== undefined && isPlanned(excluder.id) && lastOf(vaccine.id) <= lastOf(excluder.id));
}

/** Soonest first; what is never due again comes last. Vaccines of one day keep a steady order. */
export function bySoonest(a: PlannedVaccine, b: PlannedVaccine): number {
  const [first, second] = [a, b].map(({ due, vaccineId }) => `${due ?? '9999'} ${vaccineId}`) as [string, string];
  return first < second ? -1 : 1;
}

/**
 * Which vaccinations a pet needs and when: the algorithm in nine steps of vaccines.json, as a planning aid. Soonest first.
 * Nothing for a pet that has died, and for species without routine vaccines.
 */
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
