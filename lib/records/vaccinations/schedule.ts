import { isLawKnown, rabiesDutyOf, type Vaccine, vaccinesOf } from './catalogue';
import { doseMatcher } from './dose-matching';
import { addDuration } from './durations';
import { planVaccine } from './plan-vaccine';
import type { PlannedVaccine, ScheduleInput } from './planned-vaccine';

/** Upper age of "core for young cats" (vaccines.json, cat.felv). */
const YOUNG = 'P12M';

interface Candidate {
  vaccine: Vaccine;
  planned: PlannedVaccine;
}

function isRequiredByLaw(input: ScheduleInput): boolean {
  return !isLawKnown(input) || rabiesDutyOf(input.type, input) !== null;
}

/** True if the vaccine is planned by default or on request (algorithm, step 9). */
function isChosen({ vaccine, planned }: Candidate, input: ScheduleInput): boolean {
  if (input.extraVaccines.includes(vaccine.id) || planned.class === 'core') return true;
  if (planned.class === 'conditional') return vaccine.validityFromVet === true && isRequiredByLaw(input);
  if (planned.class !== 'lifestage') return false;
  const { dateOfBirth, today } = input;
  return input.highRisk || (dateOfBirth !== null && today < addDuration(dateOfBirth, YOUNG));
}

function isUnderway({ vaccine, planned }: Candidate, all: readonly Candidate[]): boolean {
  const last = planned.countedDoses.at(-1);
  if (last === undefined || vaccine.hidden) return false;
  return !all.some(
    (other) =>
      other.vaccine.antigens.length > vaccine.antigens.length &&
      vaccine.antigens.every((antigen) => other.vaccine.antigens.includes(antigen)) &&
      other.planned.countedDoses.includes(last),
  );
}

function isReplaced({ vaccine, planned }: Candidate, wantedVaccines: readonly Candidate[]): boolean {
  const last = planned.lastGivenOn ?? '';
  return wantedVaccines.some((other) => {
    const otherLast = other.planned.lastGivenOn ?? '';
    if (vaccine.excludes?.includes(other.vaccine.id)) return otherLast > last;
    return other.vaccine.excludes?.includes(vaccine.id) === true && otherLast >= last;
  });
}

export function bySoonest(a: PlannedVaccine, b: PlannedVaccine): number {
  const [first, second] = [a, b].map(({ due, vaccineId }) => `${due ?? '9999'} ${vaccineId}`) as [string, string];
  return first < second ? -1 : 1;
}

/** Applies the nine steps of vaccines.json. A planning aid. Empty after death. */
export function schedule(input: ScheduleInput): PlannedVaccine[] {
  const species = vaccinesOf(input.type);
  if (input.deceasedOn) return [];
  const dosesOf = doseMatcher(input.doses, species);
  const all = species.map((vaccine) => ({ vaccine, planned: planVaccine(vaccine, input, dosesOf(vaccine)) }));
  const wantedVaccines = all.filter((one) => isChosen(one, input) || isUnderway(one, all));
  return wantedVaccines.filter((one) => !isReplaced(one, wantedVaccines)).map(({ planned }) => planned);
}
