import type { LocalizedText } from '@/lib/core/i18n/locales';
import { profileOf, vaccinesOf } from './catalogue';
import { readHistory } from './dose-history';
import { doseMatcher, protectsAgainst } from './dose-matching';
import type { ScheduleDose } from './planned-vaccine';
import type { Earliness } from './progress';
import { isBeforeChip } from './travel';
import { addedOn, type VaccinatedPet } from './vaccinated-pet';
import type { Vaccination } from './vaccination';

export interface TooEarly extends Earliness {
  vaccineId: string;
  name: LocalizedText;
  guideline: LocalizedText;
}

export interface DoseMarks {
  tooEarly: TooEarly[];
  /** Rabies dose given before the chip: not valid for travel (sources: data/vaccines.json, travelRabies). */
  beforeChip: boolean;
}

export type MarkedVaccination = Vaccination & DoseMarks;

export type WaitingMarks = { [Mark in keyof DoseMarks]: DoseMarks[Mark] | null };
export type ListedVaccination = Vaccination & WaitingMarks;

function tooEarlyByDose(pet: VaccinatedPet, doses: readonly ScheduleDose[]): Map<string, TooEarly[]> {
  const species = vaccinesOf(pet.type);
  const dosesOf = doseMatcher(doses, species);
  const speciesDoses = species
    .filter(({ id, hidden }) => !hidden || pet.extraVaccines.includes(id))
    .map((vaccine) => ({ vaccine, days: dosesOf(vaccine) }));
  // A dose that is part of a larger vaccine is judged as that vaccine, whose label has its own minimum age.
  const isPart = (antigens: readonly string[], dose: string) =>
    speciesDoses.some(
      ({ vaccine, days }) =>
        vaccine.antigens.length > antigens.length &&
        antigens.every((antigen) => vaccine.antigens.includes(antigen)) &&
        days.some(({ ids }) => ids.includes(dose)),
    );
  const earlyDoses = new Map<string, TooEarly[]>();
  for (const { vaccine, days } of speciesDoses) {
    const { tooEarly } = readHistory(vaccine, { ...pet, profile: profileOf(pet), addedOn: addedOn(pet) }, days);
    for (const { ids, reason, countsFrom, guideline } of tooEarly) {
      for (const dose of ids) {
        if (isPart(vaccine.antigens, dose)) continue;
        const mark = { vaccineId: vaccine.id, name: vaccine.name, reason, countsFrom, guideline };
        earlyDoses.set(dose, [...(earlyDoses.get(dose) ?? []), mark]);
      }
    }
  }
  return earlyDoses;
}

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
