import { vaccinesOf, type Words } from './catalogue';
import { readHistory } from './dose-history';
import { doseMatcher, protectsAgainst } from './dose-matching';
import type { ScheduleDose } from './planned-vaccine';
import type { Earliness } from './progress';
import { isBeforeChip } from './travel';
import { addedOn, type VaccinatedPet } from './vaccinated-pet';
import type { Vaccination } from './vaccination';

/** A vaccine for which a dose came too early. */
export interface TooEarly extends Earliness {
  vaccineId: string;
  name: Words;
}

/** What has to be said wherever a dose is shown, to its owner and to a vet. */
export interface DoseMarks {
  /** Before the minimum age or interval (vaccines.json, statuses.too_early): kept, and not counted. */
  tooEarly: TooEarly[];
  /** Rabies before the chip: travel does not count it (identification.json, travelRules). */
  beforeChip: boolean;
}

/** A dose as it is answered and shown. */
export type MarkedVaccination = Vaccination & DoseMarks;

/** Every vaccine of the species, planned or not, for which doses came too early: by the id of the dose. */
function tooEarlyByDose(pet: VaccinatedPet, doses: readonly ScheduleDose[]): Map<string, TooEarly[]> {
  const species = vaccinesOf(pet.type);
  const dosesOf = doseMatcher(doses, species);
  const given = species
    .filter(({ id, hidden }) => !hidden || pet.extraVaccines.includes(id))
    .map((vaccine) => ({ vaccine, days: dosesOf(vaccine) }));
  // What a larger vaccine holds is judged with it: its label has an age of its own.
  const isPart = (antigens: readonly string[], dose: string) =>
    given.some(
      ({ vaccine, days }) =>
        vaccine.antigens.length > antigens.length &&
        antigens.every((antigen) => vaccine.antigens.includes(antigen)) &&
        days.some(({ ids }) => ids.includes(dose)),
    );
  const found = new Map<string, TooEarly[]>();
  for (const { vaccine, days } of given) {
    const { tooEarly } = readHistory(vaccine, { ...pet, profile: pet.vaccineProfile, addedOn: addedOn(pet) }, days);
    for (const { ids, reason, countsFrom } of tooEarly) {
      for (const dose of ids) {
        if (isPart(vaccine.antigens, dose)) continue;
        const mark = { vaccineId: vaccine.id, name: vaccine.name, reason, countsFrom };
        found.set(dose, [...(found.get(dose) ?? []), mark]);
      }
    }
  }
  return found;
}

/**
 * Doses with what has to be said of them: the one rule for every page, paper and answer.
 * @param doses in any order, which they keep
 * @param others that the pet had besides; they only help to judge
 */
export function withMarks<Dose extends ScheduleDose>(
  pet: VaccinatedPet,
  doses: readonly Dose[],
  others: readonly ScheduleDose[] = [],
): (Dose & DoseMarks)[] {
  const tooEarly = tooEarlyByDose(pet, [...doses, ...others]);
  return doses.map((dose) => ({
    ...dose,
    tooEarly: tooEarly.get(dose.id) ?? [],
    beforeChip: isBeforeChip(pet, dose.givenOn) && protectsAgainst(dose, 'Rabies'),
  }));
}
